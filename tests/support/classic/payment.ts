import { numberOf, type On, textOf } from './router';
import type { State } from './state';

const page = (links: [string, string][]) =>
  `<!doctype html><title>Pay</title><link rel="icon" href="data:,"><h1>Card payment</h1>${links
    .map(([name, href]) => `<p><a href="${href.replaceAll('&', '&amp;')}">${name}</a></p>`)
    .join('')}`;

/** A square in a colour that its file's name decides. */
const picture = (name: string) => {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="hsl(${hue} 45% 60%)" d="M0 0h8v8H0z"/></svg>`;
};

/**
 * What is put behind the address that was told, whatever it holds: a question mark with the flag, or of older gateways the
 * status without one.
 */
export function wayBack(state: State, result: string, paid: string | number): string {
  if (state.hasOldGateways) return `&status=${result}`;
  const told = `payment_method=card_pay&&attribute_id=${paid}`;
  return `?flag=${result}&&token=${Buffer.from(told).toString('base64')}`;
}

/** The web pages of payment: the browser is led there, and back with a flag behind a question mark. */
export function payment(on: On, state: State): void {
  on('GET', '/payment-mobile', (call) => {
    const order = state.orders.find(({ id }) => id === numberOf(call.query.order_id));
    const gateway = textOf(call.query.payment_method);
    if (!order || order.owner.slice(1) !== call.query.customer_id || !gateway)
      return { status: 403, json: { errors: [{ code: 'order', message: 'Payment not found' }] } };
    const back = encodeURIComponent(textOf(call.query.callback));
    return { location: `${state.address}/payment/${gateway}?order=${order.id}&back=${back}` };
  });
  on('GET', '/payment/{gateway}', (call) => {
    const { order, back } = call.query;
    const way = (result: string) =>
      `${state.address}/payment-done?order=${order}&result=${result}&back=${encodeURIComponent(back ?? '')}`;
    return {
      html: page([
        ['Pay now', way('success')],
        ['Give up', way('cancel')],
      ]),
    };
  });
  on('GET', '/payment-done', (call) => {
    const order = state.orders.find(({ id }) => id === numberOf(call.query.order));
    const result = textOf(call.query.result);
    if (order && result === 'success')
      Object.assign(order, { payment_status: 'paid', order_status: 'confirmed' });
    const way = wayBack(state, result, textOf(call.query.order));
    return { location: `${textOf(call.query.back)}${way}` };
  });
  on('GET', '/storage/{file}', ({ params }) => ({ svg: picture(textOf(params.file)) }));
}
