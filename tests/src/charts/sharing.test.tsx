import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ReadingProvider } from '../../../charts/inspector/view/context';
import { RecordingBar } from '../../../charts/inspector/view/RecordingBar';
import { localeOf } from '../../../charts/locales/locales';
import { lightMachine } from '../../charts/inspector/light';
import { watchedActor } from '../../charts/inspector/reasons';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const reading = {
  texts: localeOf('en').inspector,
  language: 'en',
  set: 'en',
  list: { folder: '/', languages: ['en'], charts: [], areas: {} },
  charts: new Map(),
  requirements: {},
};

function copyLink(clipboard: { writeText: (text: string) => Promise<void> } | undefined) {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }));
  const actor = createActor(lightMachine, { input: { note: '' } });
  const { logged } = watchedActor(actor);
  actor.start();
  render(
    <ReadingProvider value={reading}>
      <RecordingBar actor={logged()} at={null} replays={null} onCompare={() => undefined} />
    </ReadingProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy a link' }));
}

const address = expect.stringMatching(/^http:\/\/localhost[^#]*#recording=[\w-]+$/);

it('says that the link was copied, and shows it no more', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  copyLink({ writeText });
  expect(await screen.findByText('The link is copied.')).toBe(
    screen.getByRole('status').firstElementChild,
  );
  expect(writeText.mock.calls).toEqual([[address]]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([
  ['refuses it', { writeText: () => Promise.reject(new Error('denied')) }],
  ['has no clipboard', undefined],
])('shows the link, chosen, where the browser %s', async (_, clipboard) => {
  copyLink(clipboard);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'The link' });
  expect(field.value).toEqual(address);
  expect([field.readOnly, field.selectionStart, field.selectionEnd]).toEqual([
    true,
    0,
    field.value.length,
  ]);
  expect(screen.getByRole('status').textContent).toBe(
    'The browser did not let the link be copied.',
  );
});
