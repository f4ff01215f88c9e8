import { defaultLanguage } from '../../domain/language/languages';
import { formatMoney, fromMillis } from '../../domain/values/money';
import type { Deps } from '../deps';
import { signedPictures } from '../identity/account/shownPhotos';
import { byCommand } from '../operator/noteAct';
import {
  answerRefund,
  listOpenRefunds,
  type RefundAnswer,
  refundReasons,
} from '../orders/afterOrder/refunds';
import { reasonIn } from '../orders/reasons';
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
        reasonIn(defaultLanguage, row.reason, refundReasons),
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
