import { config, connection } from './app/prefetch/start-prefetch.ts';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { startApp } from './app/start-app.ts';
import { chooseLanguage, loadTranslation, readLanguage } from './app/translation.ts';
import { provideSession } from './app/actors/session/session.ts';
import { readTheme, showTheme } from './app/actors/theme.ts';
import { listenToSetting } from './app/browser/local-settings.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');

showTheme(readTheme());
// From the start, so that a theme chosen in another page while this one loads is not missed.
listenToSetting('theme', () => {
  showTheme(readTheme());
});
const { services } = startApp({
  browser: window,
  config,
  connection,
  machine: provideSession(config, connection),
});
const show = (): void => {
  createRoot(root).render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  );
};
void loadTranslation('first');
const language = readLanguage();
if (language === 'en') show();
else void chooseLanguage(language).then(show);
setTimeout(() => {
  void import('./app/inspection/start-inspection.ts').then(({ startInspection }) => {
    startInspection(services.session);
  });
}, 1000);
