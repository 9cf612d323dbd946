import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { readConfig } from './app/config.ts';
import { openConnection } from './app/connection.ts';
import { inspectOnDemand } from './app/inspect-on-demand.ts';
import { startApp } from './app/start-app.ts';
import { suppliedSession } from './app/supply/session.ts';
import { warmUp } from './app/warm-up.ts';
import { rememberedTheme, showTheme } from './app/supply/theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');

showTheme(rememberedTheme());
inspectOnDemand(window.location.search);
const config = readConfig(document.getElementById('app-config')?.textContent ?? null);
const connection = openConnection(config);
const { services } = startApp({ browser: window, config, connection, machine: suppliedSession(config, connection) });
if (connection.tokens.read() !== null) warmUp(services.place.current().path);
createRoot(root).render(<StrictMode><App services={services} /></StrictMode>);
