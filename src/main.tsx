import { config, connection } from './app/head-start.ts';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { inspectOnDemand } from './app/inspect-on-demand.ts';
import { startApp } from './app/start-app.ts';
import { suppliedSession } from './app/supply/session.ts';
import { rememberedTheme, showTheme } from './app/supply/theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');

showTheme(rememberedTheme());
inspectOnDemand(window.location.search);
const { services } = startApp({
  browser: window,
  config,
  connection,
  machine: suppliedSession(config, connection),
});
createRoot(root).render(
  <StrictMode>
    <App services={services} />
  </StrictMode>,
);
