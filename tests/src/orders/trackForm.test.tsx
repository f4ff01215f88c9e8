import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../src/client/queryClient';
import { configQuery } from '../../../src/client/shopQueries';
import { TrackForm } from '../../../src/orders/tracking/TrackForm';
import { settings } from '../../support/fakeCart';

i18n.loadAndActivate({ locale: 'en', messages: {} });
afterEach(cleanup);

function show() {
  const onTrack = vi.fn();
  queryClient.setDefaultOptions({ queries: { enabled: false } });
  queryClient.setQueryData(configQuery().queryKey, { ...settings, country: 'SA' });
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider>
        <QueryClientProvider client={queryClient}>
          <TrackForm onTrack={onTrack} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
  );
  const number = screen.getByRole('textbox', { name: /Order number/ });
  const phone = screen.getByRole('textbox', { name: /Contact number/ });
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Track order' }));
  return { onTrack, number, phone, submit };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('finding an order (ORD-02)', () => {
  it.each([
    [' #100001 ', '+971 (50) 123-4567', '+971501234567'],
    // The digits of other scripts too.
    ['١٠٠٠٠١', '+۹۷۱ ۵۰ ۱۲۳ ۴۵۶۷', '+971501234567'],
    ['100001', '٠٥٠٠١٢٣٤٥٦', '+966500123456'],
    ['100001', '0500123456', '+966500123456'],
    ['100001', '00966 50 012 3456', '+966500123456'],
  ])('takes number and phone as shoppers write them: %s, %s', async (id, typed, sent) => {
    const { onTrack, number, phone, submit } = show();
    type(number, id);
    type(phone, typed);
    submit();
    await waitFor(() => expect(onTrack).toHaveBeenCalledExactlyOnceWith(100001, sent));
  });
  it('says at the field how to mend it, and focuses the first', async () => {
    const { onTrack, number, submit } = show();
    submit();
    expect(screen.getByText(/Enter the number from your confirmation/)).toBeTruthy();
    expect(screen.getByText(/Enter the phone number that you gave/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(number));
    expect(onTrack).not.toHaveBeenCalled();
  });
  it('checks on blur, and the message leaves with the next keystroke', () => {
    const { number } = show();
    type(number, 'abc');
    fireEvent.blur(number);
    expect(screen.getByText(/Enter the number from your confirmation/)).toBeTruthy();
    type(number, '1');
    expect(screen.queryByText(/Enter the number from your confirmation/)).toBeNull();
  });
});
