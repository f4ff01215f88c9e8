import { VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { announce, provideAnnouncer } from '../announcer';
import { forgetFirstPage } from '../firstPage';

const headingIn = (main: Element) => main.querySelector('h1')?.textContent?.trim() ?? '';

/** Calls back with the page's heading when it stands there, else after a while with its title. */
function whenNamed(main: Element, say: (name: string) => void): () => void {
  const tell = (name: string) => {
    stop();
    say(name);
  };
  const look = () => {
    const heading = headingIn(main);
    if (heading) tell(heading);
  };
  const observer = new MutationObserver(look);
  const limit = setTimeout(() => tell(document.title), 3000);
  const stop = () => {
    observer.disconnect();
    clearTimeout(limit);
  };
  observer.observe(main, { childList: true, subtree: true, characterData: true });
  look();
  return stop;
}

/**
 * After a move to another page the focus goes to the page's start, as it would after a document load,
 * and its name is read out. Filters and steps of the same page leave the focus where it is.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [said, setSaid] = useState('');
  useEffect(() => provideAnnouncer(setSaid), []);
  useEffect(() => {
    let stopWaiting: () => void = () => undefined;
    const stopListening = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      const main = document.getElementById('main');
      if (!fromLocation || !pathChanged || !main) return;
      forgetFirstPage();
      // A page that put the focus somewhere itself knows better.
      if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
      stopWaiting();
      stopWaiting = whenNamed(main, announce);
    });
    return () => {
      stopListening();
      stopWaiting();
    };
  }, [router]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said}
    </VisuallyHidden>
  );
}
