import { useLayoutEffect, useRef, useState } from 'react';
import { localeOf } from '../../locales/locales';
import type { ChartEntry } from '../charts';
import { areaName, flowName, useReading } from './context';
import { byArea, type FlowStanding } from './flowStanding';
import { Icon } from './Icon';

interface Props {
  standings: ReadonlyMap<string, FlowStanding>;
  onFlow: (id: string) => void;
}

interface Line {
  from: string;
  to: string;
  path: string;
}

/** The lines from each flow to those that it starts, in the box that holds them all. */
function linesIn(box: HTMLElement, charts: readonly ChartEntry[]): Line[] {
  const outer = box.getBoundingClientRect();
  const middleOf = (id: string) => {
    const rect = box
      .querySelector(`[data-flow-on-map="${CSS.escape(id)}"]`)
      ?.getBoundingClientRect();
    return (
      rect && {
        x: rect.left + rect.width / 2 - outer.left,
        y: rect.top + rect.height / 2 - outer.top,
      }
    );
  };
  return charts.flatMap(({ id, starts }) =>
    starts.flatMap((to) => {
      const [a, b] = [middleOf(id), middleOf(to)];
      if (!a || !b) return [];
      const bend = Math.max(24, Math.abs(b.x - a.x) / 3);
      const [one, two] = [a.x + (b.x < a.x ? -bend : bend), b.x + (b.x < a.x ? bend : -bend)];
      return [{ from: id, to, path: `M${a.x} ${a.y}C${one} ${a.y} ${two} ${b.y} ${b.x} ${b.y}` }];
    }),
  );
}

/** All flows of the product by area, which starts which, and which run now. */
export function ProductMap({ standings, onFlow }: Props) {
  const reading = useReading();
  const { list, language } = reading;
  const texts = localeOf(language).finder;
  const box = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState<Line[]>([]);
  const [shown, setShown] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language all stands elsewhere
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setLines(linesIn(element, list.charts)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, language]);

  const near = new Set(
    shown === null
      ? []
      : lines.flatMap(({ from, to }) => (from === shown || to === shown ? [from, to] : [])),
  );
  const ofFlow = ({ from, to }: Line) => from === shown || to === shown;
  const isLive = (id: string) => (standings.get(id)?.running ?? 0) > 0;
  return (
    <section className="insp-map" aria-label={texts.map}>
      <div className="insp-tools">
        <h2>{texts.map}</h2>
        <span className="insp-soft">{texts.mapHint}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
      <section className="insp-map-window" tabIndex={0} aria-label={texts.mapHint}>
        <div ref={box} className="insp-map-sheet" data-chosen={shown === null ? undefined : ''}>
          <svg aria-hidden="true">
            {lines.map((line) => (
              <path
                key={`${line.from} ${line.to}`}
                d={line.path}
                data-near={ofFlow(line) ? '' : undefined}
                data-live={isLive(line.from) && isLive(line.to) ? '' : undefined}
              />
            ))}
          </svg>
          {byArea(list.charts).map(([area, charts]) => (
            <section key={area} className="insp-map-area">
              <h3>{areaName(area, reading)}</h3>
              {charts.map(({ id, starts }) => {
                const standing = standings.get(id);
                const names = starts.map((one) => flowName(one, reading));
                return (
                  <button
                    key={id}
                    type="button"
                    data-flow-on-map={id}
                    data-near={shown === id || near.has(id) ? '' : undefined}
                    data-live={isLive(id) ? '' : undefined}
                    data-failing={standing?.isFailing ? '' : undefined}
                    onPointerEnter={() => setShown(id)}
                    onPointerLeave={() => setShown(null)}
                    onFocus={() => setShown(id)}
                    onBlur={() => setShown(null)}
                    onClick={() => onFlow(id)}
                  >
                    <bdi>{flowName(id, reading)}</bdi>
                    {isLive(id) && (
                      <small>
                        {texts.running}: {standing?.running}
                      </small>
                    )}
                    {standing?.isFailing && <small>{texts.failing}</small>}
                    {names.length > 0 && (
                      <span className="insp-starts">
                        <Icon name="forward" /> {names.join(' · ')}
                      </span>
                    )}
                  </button>
                );
              })}
            </section>
          ))}
        </div>
      </section>
    </section>
  );
}
