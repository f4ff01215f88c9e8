import { useReading } from './context';
import { Splitter } from './Splitter';
import type { Pane, usePanes } from './usePanes';

interface Props extends Pick<ReturnType<typeof usePanes>, 'panes' | 'resize'> {
  hasSide: boolean;
  hasTime: boolean;
}

/** The lines between the drawing and what stands around it. */
export function Splitters({ panes, resize, hasSide, hasTime }: Props) {
  const { texts } = useReading();
  const all: { pane: Pane; name: string; isThere: boolean }[] = [
    { pane: 'start', name: texts.flows, isThere: true },
    { pane: 'side', name: texts.now, isThere: hasSide },
    { pane: 'time', name: texts.events, isThere: hasTime },
  ];
  return (
    <section className="insp-splitters" aria-label={texts.size}>
      {all
        .filter(({ isThere }) => isThere)
        .map(({ pane, name }) => (
          <Splitter
            key={pane}
            {...{ pane, name }}
            size={panes[pane]}
            onSize={(size) => resize(pane, size)}
          />
        ))}
    </section>
  );
}

/** Leads past all that stands before the drawing. */
export function SkipLink() {
  const { texts } = useReading();
  return (
    <button
      type="button"
      className="insp-skip"
      onClick={() =>
        document.querySelector<HTMLElement>('.insp-main :is(.insp-window, .insp-words)')?.focus()
      }
    >
      {texts.toDrawing}
    </button>
  );
}
