import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { asRead } from '../../drawing/mirror';
import { samePlace } from '../../drawing/samePlace';
import type { Drawing, Point } from '../../layout/drawing';
import { leastScale } from '../../layout/score';

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Below this size a drawing is not read any more (its small texts have 11.5 pixels): better a part of it. */
export const readable = 0.79;

/** Room around a drawing in its window, as the style sheet has it. */
const around = { x: 40, y: 48 };

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Size and place of a drawing in its window.
 * @param level how much is drawn; another level is another start, a fold is not
 * @param part the state that alone is drawn
 */
export function useSheet(drawing: Drawing | null, level: string, part: string | null) {
  const box = useRef<HTMLElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const latest = useRef({ drawing, scale });
  latest.current = { drawing, scale };
  /** The point of the drawing that keeps its place in the window while the size changes. */
  const kept = useRef<{ x: number; y: number; left: number; top: number } | null>(null);

  /** What is in the middle of the window. */
  const middle = useRef<Point | null>(null);
  const noteMiddle = useCallback(() => {
    const [element, sheet] = [box.current, paper.current];
    if (!element || !sheet) return;
    const [outer, inner] = [element.getBoundingClientRect(), sheet.getBoundingClientRect()];
    const now = latest.current.scale;
    middle.current = {
      x: (outer.left + element.clientWidth / 2 - inner.left) / now,
      y: (outer.top + element.clientHeight / 2 - inner.top) / now,
    };
  }, []);

  const zoom = useCallback((by: number, at?: { x: number; y: number }) => {
    const element = box.current;
    const sheet = paper.current;
    if (!element || !sheet) return;
    const outer = element.getBoundingClientRect();
    const inner = sheet.getBoundingClientRect();
    const left = at ? at.x - outer.left : element.clientWidth / 2;
    const top = at ? at.y - outer.top : element.clientHeight / 2;
    const now = latest.current.scale;
    kept.current = {
      x: (outer.left + left - inner.left) / now,
      y: (outer.top + top - inner.top) / now,
      left,
      top,
    };
    setScale(within(now * by, 0.1, 3));
  }, []);

  const showAll = useCallback((least = 0.1) => {
    const element = box.current;
    const { drawing: shown } = latest.current;
    if (!element || !shown) return;
    const [across, down] = [element.clientWidth - around.x, element.clientHeight - around.y];
    setScale(within(Math.min(1, across / shown.width, down / shown.height), least, 1));
  }, []);

  useLayoutEffect(() => {
    const [element, sheet, point] = [box.current, paper.current, kept.current];
    kept.current = null;
    if (!element || !sheet || !point) return;
    const outer = element.getBoundingClientRect();
    const inner = sheet.getBoundingClientRect();
    element.scrollBy({
      left: inner.left + point.x * scale - (outer.left + point.left),
      top: inner.top + point.y * scale - (outer.top + point.top),
      behavior: 'instant',
    });
    noteMiddle();
  }, [scale, noteMiddle]);

  const last = useRef<{ drawing: Drawing; identity: string } | null>(null);
  const identity = drawing && `${drawing.chart} ${level} ${part}`;
  // Another drawing is another start; the same in another language stays where it was.
  useLayoutEffect(() => {
    const [before, element, sheet] = [last.current, box.current, paper.current];
    last.current = drawing && identity ? { drawing, identity } : null;
    if (!drawing || !element || !sheet) return;
    if (before?.identity !== identity) showAll(level === 'overview' ? leastScale : readable);
    else if (before && before.drawing.language !== drawing.language && middle.current) {
      const to = samePlace(asRead(before.drawing), asRead(drawing), middle.current);
      const [outer, inner] = [element.getBoundingClientRect(), sheet.getBoundingClientRect()];
      const now = latest.current.scale;
      element.scrollBy({
        left: inner.left + to.x * now - (outer.left + element.clientWidth / 2),
        top: inner.top + to.y * now - (outer.top + element.clientHeight / 2),
        behavior: 'instant',
      });
    }
    noteMiddle();
  }, [drawing, identity, level, showAll, noteMiddle]);

  /** Brings a state into view; one that is seen already stays where it is, unless it was asked for. */
  const reveal = useCallback((id: string, isAsked: boolean) => {
    const element = box.current;
    const sheet = paper.current;
    const { drawing: shown, scale: now } = latest.current;
    if (!element || !sheet || !shown) return;
    const outer = element.getBoundingClientRect();
    const { nodes } = asRead(shown);
    const whole = nodes.find((one) => one.id === id);
    const fits = whole && whole.width * now <= outer.width && whole.height * now <= outer.height;
    // Of what is larger than the window it is shown where it begins.
    const node = fits ? whole : (nodes.find((one) => one.id === `${id}/initial`) ?? whole);
    if (!node) return;
    const inner = sheet.getBoundingClientRect();
    const left = inner.left + node.x * now - outer.left;
    const top = inner.top + node.y * now - outer.top;
    const [width, height] = [node.width * now, node.height * now];
    const isSeen =
      left >= 0 && top >= 0 && left + width <= outer.width && top + height <= outer.height;
    if (isSeen && !isAsked) return;
    element.scrollBy({
      left: left + width / 2 - outer.width / 2,
      top: top + Math.min(height, outer.height) / 2 - outer.height / 2,
      behavior: isCalm() ? 'instant' : 'smooth',
    });
  }, []);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.1 : 0.91, { x: event.clientX, y: event.clientY });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('scroll', noteMiddle, { passive: true });
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('scroll', noteMiddle);
    };
  });

  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (target !== currentTarget) return;
    if (key === '+' || key === '=') zoom(1.25);
    else if (key === '-') zoom(0.8);
    else if (key === '0') showAll();
  };

  return { box, paper, scale, zoom, showAll, reveal, onKeyDown };
}
