import { createRoot } from 'react-dom/client';

import { SentencesProvider } from '../shared/sentences-provider.tsx';
import { FrameExample } from './frame-example.tsx';
import { Gallery } from './gallery.tsx';

const place = document.getElementById('gallery');
if (place === null) throw new Error('The gallery page has no element to render into.');

const asked = new URLSearchParams(window.location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
document.documentElement.dir = asked.get('dir') ?? 'ltr';

createRoot(place).render(
  <SentencesProvider>
    {asked.get('show') === 'frame' ? <FrameExample /> : <Gallery />}
  </SentencesProvider>,
);
