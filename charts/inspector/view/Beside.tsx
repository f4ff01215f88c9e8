import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useReading } from './context';

const phoneWidth = 390;
const within = (share: number) => Math.min(75, Math.max(22, share));

interface Props {
  path: string | null;
  onClose: () => void;
  children: ReactNode;
}

export function Beside({ path, onClose, children }: Props) {
  const { texts } = useReading();
  const [share, setShare] = useState(40);
  const [isPhone, setPhone] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const leave = () => {
    const now = frame.current?.contentWindow?.location.href;
    if (now) location.assign(now);
  };

  if (!path) return <div className="insp-beside">{children}</div>;
  const drag = (event: PointerEvent) => {
    const outer = box.current?.getBoundingClientRect();
    if (event.buttons !== 1 || !outer) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const from = isRtl ? outer.right - event.clientX : event.clientX - outer.left;
    setPhone(false);
    setShare(within((from / outer.width) * 100));
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const grows = (key === 'ArrowRight') !== (document.dir === 'rtl');
      const outer = box.current?.getBoundingClientRect().width ?? 0;
      const from = isPhone && outer > 0 ? (phoneWidth / outer) * 100 : share;
      setPhone(false);
      setShare(within(from + (grows ? 4 : -4)));
    }
  };
  return (
    <div
      ref={box}
      className="insp-beside"
      style={{
        gridTemplateColumns: `${isPhone ? `${phoneWidth}px` : `${share}%`} 8px minmax(0, 1fr)`,
      }}
    >
      <div className="insp-site">
        <div className="insp-tools">
          <b>{texts.site}</b>
          <label className="insp-check">
            <input
              type="checkbox"
              checked={isPhone}
              onChange={(event) => setPhone(event.currentTarget.checked)}
            />
            {texts.phone}
          </label>
          <span className="insp-space" />
          <button type="button" onClick={onClose}>
            {texts.alone}
          </button>
          <button type="button" onClick={leave}>
            ✕ {texts.inspector}
          </button>
        </div>
        <iframe ref={frame} src={path} title={texts.site} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be dragged or focused */}
      <div
        className="insp-handle"
        role="separator"
        aria-orientation="vertical"
        aria-label={texts.beside}
        aria-valuenow={Math.round(share)}
        aria-valuemin={22}
        aria-valuemax={75}
        tabIndex={0}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={onKeyDown}
      />
      {children}
    </div>
  );
}
