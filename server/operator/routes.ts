import type { Actor } from '../../domain/operator/act';
import * as calls from '../../domain/operator/operatorEndpoints';
import { answerApplication } from '../account/applications/answer';
import type { Deps } from '../deps';
import { operatorOf } from '../http/operator';
import { idParam } from '../http/paging';
import { Refusal } from '../http/refusal';
import type { Register } from '../http/serve';
import { t } from '../locales/t';
import { answerRefund, type RefundAnswer } from '../orders/afterOrder/refunds';
import { actingOperator } from './acting';
import { actsPage } from './actsPage';
import * as ledger from './ledger/read';
import { chooseOperatorPassword, endOperatorSession, signInOperator } from './people';
import { applicationsPage, refundsPage, waitingCounts } from './requests';

const texts = {
  out: t('Signed out'),
  noted: t('Noted'),
  amount: t('An order gives back no more than was paid.'),
};

/** @throws Refusal `already_answered`, `validation` for an amount above what was paid */
async function answer(deps: Deps, orderId: number, said: RefundAnswer, actor: Actor) {
  try {
    if (await answerRefund(deps, orderId, said, actor)) return;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Refusal('validation', { message: texts.amount, detail: { field: 'amount' } });
  }
  throw new Refusal('already_answered');
}

/** The room of the people who run the shop: applications, refunds, what stores are owed, and who did what. */
export const registerOperator: Register = (serve, deps) => {
  serve(calls.signInAsOperator, ({ body, ...call }) => signInOperator(deps, body, call));
  serve(calls.chooseOperatorPassword, ({ body, ...call }) =>
    chooseOperatorPassword(deps, body, call),
  );
  serve(calls.signOutOperator, async (input) => {
    await endOperatorSession(deps, operatorOf(input).tokenHash);
    return { message: texts.out[input.language] };
  });
  serve(calls.readOperator, async (input) => {
    const { id, email } = operatorOf(input);
    return { id, email, ...(await waitingCounts(deps)) };
  });

  serve(calls.listApplications, ({ query: { of, after }, language }) =>
    applicationsPage(deps, { of, after: after ?? null }, language),
  );
  serve(calls.acceptApplication, async (input) => {
    const id = idParam(input.params.id);
    const said = { accept: true, why: '' };
    const { admitted } = await answerApplication(deps, id, said, actingOperator(input));
    if (!admitted) throw new Error('An accepted application has become nothing');
    return admitted;
  });
  serve(calls.refuseApplication, async (input) => {
    const { why } = input.body;
    const id = idParam(input.params.id);
    await answerApplication(deps, id, { accept: false, why }, actingOperator(input));
    return { message: texts.noted[input.language] };
  });

  serve(calls.listRefunds, ({ query: { of, after }, language }) =>
    refundsPage(deps, { of, after: after ?? null }, language),
  );
  serve(calls.approveRefund, async (input) => {
    const { amount, words: text } = input.body;
    const said = { approve: true, amount, text } as const;
    await answer(deps, idParam(input.params.id), said, actingOperator(input));
    return { message: texts.noted[input.language] };
  });
  serve(calls.rejectRefund, async (input) => {
    const said = { approve: false, text: input.body.words } as const;
    await answer(deps, idParam(input.params.id), said, actingOperator(input));
    return { message: texts.noted[input.language] };
  });

  serve(calls.listActs, ({ query: { by, kind, after } }) =>
    actsPage(deps.db, { by, kind: kind ?? null, after: after ?? null }),
  );

  serve(calls.listBalances, ({ query: { name, after }, language }) =>
    ledger.balancesPage(deps, { name, after: after ?? null }, language),
  );
  serve(calls.readLedger, async ({ params, query: { after }, language }) => {
    const id = idParam(params.id);
    const store = await ledger.balanceOf(deps.db, id, language);
    return { store, ...(await ledger.entriesPage(deps, id, after ?? null)) };
  });
  serve(calls.recordPayment, async (input) => {
    const id = idParam(input.params.id);
    await ledger.recordPayment(deps, id, input.body, actingOperator(input));
    return ledger.balanceOf(deps.db, id, input.language);
  });
  serve(calls.exportLedger, async ({ params, language }) => {
    const id = idParam(params.id);
    const { name } = await ledger.balanceOf(deps.db, id, language);
    return { name, csv: await ledger.ledgerCsv(deps, id) };
  });
};
