import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { configQuery } from '../../../src/client/shopQueries';
import { Total, TotalBar } from '../../../src/ui/TotalBar';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

const show = async (total?: React.ReactNode, note?: React.ReactNode) => {
  await renderPiece(
    <TotalBar total={total} note={note} action={<button type="button">Go on</button>} />,
    (client) => client.setQueryData(configQuery().queryKey, settings),
  );
  return screen.getByRole('button').closest('[data-total-bar]');
};

it('the total bar tells the total, and what changes of it, beside the action', async () => {
  const bar = await show(<Total amount={12.5} />);
  expect(bar?.textContent).toBe('Total$12.50Go on');
  expect(screen.getByText('$12.50').closest('[aria-live]')?.getAttribute('aria-live')).toBe(
    'polite',
  );
  expect({ ...screen.getByText('$12.50').closest('strong')?.dataset }).toEqual({});
});

it('the total bar holds a place for a total that is asked for', async () => {
  expect((await show(<Total amount={undefined} />))?.textContent).toBe('Total…Go on');
});

it('the total bar marks a total that is about to be replaced', async () => {
  await show(<Total amount={12.5} isOutdated />);
  expect(screen.getByText('$12.50').closest('strong')?.dataset.outdated).toBe('true');
});

it('the total bar says above both what must be known first', async () => {
  const bar = await show(<Total label="Estimated" amount={3} />, <p>Two are sold out.</p>);
  expect(bar?.textContent).toBe('Two are sold out.Estimated$3.00Go on');
});

it('the total bar without a total holds the action alone', async () => {
  expect((await show())?.textContent).toBe('Go on');
});
