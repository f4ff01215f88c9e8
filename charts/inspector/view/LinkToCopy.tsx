import { useCallback } from 'react';
import { useReading } from './context';

/** Whether the clipboard took a text: a page that came over plain http has none. */
export const isCopied = (text: string): Promise<boolean> => {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  return (
    clipboard?.writeText(text).then(
      () => true,
      () => false,
    ) ?? Promise.resolve(false)
  );
};

/** A link that is copied by hand, already selected. */
export function LinkToCopy({ address }: { address: string }) {
  const { texts } = useReading();
  const chosen = useCallback((field: HTMLInputElement | null) => field?.select(), []);
  return (
    <input
      ref={chosen}
      className="insp-link"
      type="text"
      dir="ltr"
      readOnly
      value={address}
      aria-label={texts.link}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
