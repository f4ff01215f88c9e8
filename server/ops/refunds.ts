import { defaultLanguage } from '../../domain/language/languages';
import { formatMoney, fromMillis } from '../../domain/values/money';
import { listLostRefunds, settleLostRefund } from '../checkout/payment/lostRefunds';
import { listRefusedRefunds } from '../checkout/payment/refunds';
import type { Deps } from '../deps';
import { signedPictures } from '../identity/account/shownPhotos';
import { byCommand } from '../operator/noteAct';
import {
  answerRefund,
  countOpenRefunds,
  listOpenRefunds,
  type RefundAnswer,
  refundReasons,
} from '../orders/afterOrder/refunds';
import { reasonIn } from '../orders/reasons';
import { OpsError } from './opsError';
import { mostRows, table, withRest } from './table';

async function listLost(deps: Deps): Promise<string> {
  const config = await deps.settings.config();
  const rows = await listLostRefunds(deps.db);
  if (rows.length === 0) return '';
  const lines = rows.map(({ id, at, amount, gateway, subject }) => {
    return [id, at, formatMoney(fromMillis(amount), config), gateway, subject];
  });
  const head = ['refund', 'since', 'amount', 'taken by', 'of'];
  return `\n\nMoney that did not arrive; once it is given by another way: refund <refund> given\n${table(head, lines, '')}`;
}

export async function noteRefundGiven(deps: Deps, id: string): Promise<string> {
  if (!(await settleLostRefund(deps, id, byCommand)))
    throw new OpsError(`no money of refund ${id} waits`);
  return `the money of refund ${id} was given by another way`;
}

async function listRefused(deps: Deps): Promise<string> {
  const config = await deps.settings.config();
  const rows = await listRefusedRefunds(deps.db);
  if (rows.length === 0) return '';
  const lines = rows.map(({ id, since, amount, gateway, subject, refusal }) => {
    const money = formatMoney(fromMillis(amount), config);
    return [id, since.toISOString(), money, gateway, subject, refusal];
  });
  const head = ['payment', 'since', 'amount', 'taken by', 'of', 'refused with'];
  return `\n\nMoney that a gateway refuses to give back; it is asked again each hour\n${table(head, lines, '')}`;
}

export async function listRefunds(deps: Deps): Promise<string> {
  return (await listRequests(deps)) + (await listLost(deps)) + (await listRefused(deps));
}

async function listRequests(deps: Deps): Promise<string> {
  const config = await deps.settings.config();
  const rows = await listOpenRefunds(deps.db, mostRows);
  const list = table(
    ['order', 'asked', 'paid', 'reason', 'note', 'pictures'],
    await Promise.all(
      rows.map(async (row) => [
        String(row.orderId),
        row.createdAt.toISOString(),
        formatMoney(fromMillis(row.orderAmount), config),
        reasonIn(defaultLanguage, row.reason, refundReasons),
        row.note,
        (await signedPictures(deps, row.images))
          .map((image) => `${deps.env.PUBLIC_URL}${image}`)
          .join(' '),
      ]),
    ),
    'No request waits for an answer.',
  );
  return withRest(list, await countOpenRefunds(deps.db));
}

export async function answerRefundRequest(
  deps: Deps,
  id: number,
  answer: RefundAnswer,
): Promise<string> {
  if (!(await answerRefund(deps, id, answer, byCommand))) {
    throw new OpsError(`no request of order ${id} waits for an answer`);
  }
  return `the request of order ${id} is ${answer.approve ? 'approved' : 'rejected'}`;
}
