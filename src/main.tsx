import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { readConfig } from './app/config.ts';
import { inspectOnDemand } from './app/inspect-on-demand.ts';
import { startApp } from './app/start-app.ts';
import { rememberedTheme, showTheme } from './app/supply/theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');

showTheme(rememberedTheme());
inspectOnDemand(window.location.search);
const services = startApp(window, readConfig(document.getElementById('app-config')?.textContent ?? null));
createRoot(root).render(<StrictMode><App services={services} /></StrictMode>);
