/** As much of a WebSocket as is used: that of browsers, and that of the package `ws`. */
interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

interface LineOptions {
  /** What is done whenever the other end is there. */
  onOpen: () => void;
  onMessage: (message: unknown) => void;
}

export interface SocketLine {
  /** Says something if the other end is there; else nobody hears it. */
  post(message: unknown): void;
  /** Ends it, once all that was said is on its way. */
  close(): void;
}

const isOpen = 1;

/** Milliseconds until the other end is looked for again. */
const patience = 2_000;

/** In Node that of a package: Node's own, where it has one, would keep a program from ending. */
const makerOf = async (): Promise<new (url: string) => Socket> =>
  'document' in globalThis ? globalThis.WebSocket : (await import('ws')).WebSocket;

/** What Node would wait for before it ends by itself. */
function leaveAlone(held: unknown): void {
  if (
    typeof held === 'object' &&
    held !== null &&
    'unref' in held &&
    typeof held.unref === 'function'
  )
    held.unref();
}

/** A connection that is looked for again as long as nobody is at the other end. It keeps no program of Node from ending. */
export function openLine(url: string, { onOpen, onMessage }: LineOptions): SocketLine {
  let socket: Socket | null = null;
  let isOver = false;
  const connect = async () => {
    const WebSocket = await makerOf();
    if (isOver) return;
    const fresh = new WebSocket(url);
    fresh.addEventListener('open', () => {
      leaveAlone(Reflect.get(fresh, '_socket'));
      socket = fresh;
      onOpen();
    });
    fresh.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') onMessage(JSON.parse(data));
    });
    // A line that breaks is told by its close as well.
    fresh.addEventListener('error', () => undefined);
    fresh.addEventListener('close', () => {
      socket = null;
      if (!isOver) leaveAlone(setTimeout(() => void connect(), patience));
    });
  };
  void connect();
  return {
    post: (message) => {
      if (socket?.readyState === isOpen) socket.send(JSON.stringify(message));
    },
    close: () => {
      isOver = true;
      socket?.close();
    },
  };
}
