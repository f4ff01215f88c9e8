import { formatMoney, fromMillis } from '../../domain/values/money';
import type { Deps } from '../deps';
import { signedPictures } from '../identity/account/shownPhotos';
import { byCommand } from '../operator/noteAct';
import { answerRefund, listOpenRefunds, type RefundAnswer } from '../orders/afterOrder/refunds';
import { OpsError } from './opsError';
import { table } from './table';

export async function listRefunds(deps: Deps): Promise<string> {
  const config = await deps.settings.config();
  const rows = await listOpenRefunds(deps.db);
  return table(
    ['order', 'asked', 'paid', 'reason', 'note', 'pictures'],
    await Promise.all(
      rows.map(async (row) => [
        String(row.orderId),
        row.createdAt.toISOString(),
        formatMoney(fromMillis(row.orderAmount), config),
        row.reason,
        row.note,
        (await signedPictures(deps, row.images))
          .map((image) => `${deps.env.PUBLIC_URL}${image}`)
          .join(' '),
      ]),
    ),
    'No request waits for an answer.',
  );
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
