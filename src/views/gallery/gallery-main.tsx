import { createRoot } from 'react-dom/client';

import { MessagesProvider } from '../shared/messages-provider.tsx';
import { FrameExample } from './frame-example.tsx';
import { Gallery } from './gallery.tsx';

const place = document.getElementById('gallery');
if (place === null) throw new Error('The gallery page has no element to render into.');

const searchParams = new URLSearchParams(window.location.search);
document.documentElement.dataset['theme'] = searchParams.get('theme') ?? 'light';
document.documentElement.dir = searchParams.get('dir') ?? 'ltr';

createRoot(place).render(
  <MessagesProvider>
    {searchParams.get('show') === 'frame' ? <FrameExample /> : <Gallery />}
  </MessagesProvider>,
);
