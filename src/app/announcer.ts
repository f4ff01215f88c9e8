let speak: (text: string) => void = () => undefined;

export function provideAnnouncer(announcer: (text: string) => void): () => void {
  speak = announcer;
  return () => {
    if (speak === announcer) speak = () => undefined;
  };
}

/** Tells screen readers something that the eye can see, without disturbing what they read. */
export const announce = (text: string): void => speak(text);
