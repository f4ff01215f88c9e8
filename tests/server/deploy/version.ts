import * as v from 'valibot';
import { expect, vi } from 'vitest';
import type { AnswerOf, AnyEndpoint } from '../../../domain/wire/define';
import type { Program } from '../../support/runProcess';
import { runNode } from '../../support/runProcess';
import { type CallOptions, initOf, urlOf } from '../../support/wireCall';
import { moduleId } from '../orders/shop';

/** A server of some version, in a process of its own. */
export interface Version {
  readonly program: Program;
  readonly address: string;
  /** Reads the answer as this version's clients do. */
  call<E extends AnyEndpoint>(endpoint: E, options?: CallOptions): Promise<AnswerOf<E>>;
}

/** Runs the server whose source is in `root`, until it serves. */
export async function startVersion(root: string, env: Record<string, string>): Promise<Version> {
  const told = {
    PORT: '0',
    HOST: '127.0.0.1',
    SERVER_RENDERING: '0',
    // What the demo plays of an order would run into what its desk does.
    DEMO_SPEED: '0.001',
    ...env,
  };
  const program = runNode(['--import', 'tsx', 'server/main.ts'], told, root);
  const ready = /ready: (http:\S+)/;
  await vi.waitFor(() => expect(program.out() + program.err()).toMatch(ready), {
    timeout: 60_000,
    interval: 100,
  });
  const address = ready.exec(program.out())?.[1] ?? '';
  return {
    program,
    address,
    call: async (endpoint, options = {}) => {
      const all = { moduleId, ...options };
      const answer = await fetch(address + urlOf(endpoint, all), initOf(endpoint, all));
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${endpoint.path}: ${answer.status} ${text}`);
      return v.parse(endpoint.answer, text === '' ? undefined : JSON.parse(text));
    },
  };
}
