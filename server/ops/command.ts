import * as v from 'valibot';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import {
  answerApplicationNow,
  listApplications,
  listSubscribers,
  removeSubscriber,
} from './applications';
import { addCourier, listCouriers, removeCourier, settleCash } from './couriers';
import { openShop } from './init/openShop';
import { listActs, listOwed, listPostings, notePayment, setCommission, tellCsv } from './ledger';
import { listMessages, replyTo } from './messages';
import { addOperator, listOperators, removeOperatorNow } from './operators';
import { OpsError } from './opsError';
import { cancelOrderNow, listOrders, moveOrderOn, rescueOrderNow } from './orders';
import { listOutgoing, retryOutgoing } from './outgoing';
import { answerQuestion, listQuestions } from './questions';
import { answerRefundRequest, listRefunds, noteRefundGiven } from './refunds';
import { addStaff, listStaff, removeFromStaff } from './staff';
import { openStore } from './stores';
import { cancelTripNow, listTrips, moveTripOn } from './trips';

const number = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a number'), v.transform(Number));
const words = v.pipe(
  v.array(v.string()),
  v.transform((all) => all.join(' ').trim()),
);

export const opsCommand = v.object({ words: v.array(v.string()) });
export const opsResult = v.object({ ok: v.boolean(), text: v.string() });
export type OpsResult = v.InferOutput<typeof opsResult>;

export const usage = `npm run ops -- init                                asks what an empty shop needs to begin: name, money, area, modules
npm run ops -- orders                              running orders
npm run ops -- order <number> next                 to its next state
npm run ops -- order <number> cancel <reason>      with its stock, coupon and money
npm run ops -- order <number> rescue <back, again, fetch or cancel>   where its courier is silent on the way: it is
                       offered anew, made again, fetched from that courier by another, or canceled; parcels too
npm run ops -- trips                               running trips
npm run ops -- trip <number> next
npm run ops -- trip <number> cancel <reason>
npm run ops -- refunds                             requests that wait for an answer
npm run ops -- refund <order> approve [amount]     all of it unless an amount is given
npm run ops -- refund <order> reject <why>
npm run ops -- refund <refund> given               what a gateway could not give back was given by another way
npm run ops -- messages                            conversations that wait for an answer
npm run ops -- reply <conversation> <text>         in the name of the store or courier
npm run ops -- questions                           messages to the shop itself that wait for an answer
npm run ops -- answer <question> <text>            by mail, or by text message where no address was given
npm run ops -- applications                        of stores and couriers that wait for an answer
npm run ops -- application <number> accept         the applicant is told by mail
npm run ops -- application <number> refuse <why>
npm run ops -- subscribers                         who asked for the newsletter
npm run ops -- subscribers remove <mail>           wants it no longer
npm run ops -- outgoing                            mails, text messages and webhooks that wait or were given up
npm run ops -- outgoing retry                      tries again what was given up
npm run ops -- store <id or key> <open or close>   lets a store take orders, such as one of an application, or none
npm run ops -- staff                               people at the desks of stores and renting offices
npm run ops -- staff add --store <id or key> --email <mail> --role <owner or staff>   tells the link to their password;
                       --provider <id or key> in place of --store for a renting office
npm run ops -- staff remove <mail>                 their sessions end
npm run ops -- couriers                            who signs in at /ride
npm run ops -- courier add --email <mail> --courier <id or key>   tells the link to their password; a new one by
                       --email <mail> --zone <id or key> --phone <number> --name <name> --vehicle <what they ride>
npm run ops -- courier settle <mail> <amount>      has handed in the cash that was collected
npm run ops -- courier remove <mail>               their sessions end
npm run ops -- operators                           who signs in at /desk/shop
npm run ops -- operator add <mail>                 tells the link to their password
npm run ops -- operator remove <mail>              their sessions end
npm run ops -- ledger                              what stores are owed
npm run ops -- ledger <id or key> [csv]            the last postings of a store, or all of them as a table
npm run ops -- payout <id or key> <amount> <reference>   was paid to a store
npm run ops -- receipt <id or key> <amount> <reference>  was paid by a store that owes the shop
npm run ops -- commission <id or key> <percent>    of what it sells from now on stay with the shop
npm run ops -- acts [mail]                         who did what`;

function staff(deps: Deps, action: string, rest: readonly string[]): Promise<string> {
  if (action === '') return listStaff(deps);
  if (action === 'add') return addStaff(deps, rest);
  if (action === 'remove' && rest[0]) return removeFromStaff(deps, rest[0]);
  throw new OpsError(usage);
}

function courier(deps: Deps, action: string, rest: readonly string[]): Promise<string> {
  if (action === 'add') return addCourier(deps, rest);
  if (action === 'remove' && rest[0]) return removeCourier(deps, rest[0]);
  if (action === 'settle' && rest[0] && rest[1]) return settleCash(deps, rest[0], rest[1]);
  throw new OpsError(usage);
}

function operator(deps: Deps, action: string, email: string): Promise<string> {
  if (action === 'add' && email) return addOperator(deps, email);
  if (action === 'remove' && email) return removeOperatorNow(deps, email);
  throw new OpsError(usage);
}

async function run(deps: Deps, [verb, ...rest]: readonly string[]): Promise<string> {
  if (verb === 'init') return openShop(deps, rest);
  const [first = '', action = '', ...others] = rest;
  const id = () => {
    const parsed = v.safeParse(number, first);
    if (!parsed.success) throw new OpsError(usage);
    return parsed.output;
  };
  const text = v.parse(words, others);
  const said = () => {
    if (text === '') throw new OpsError(usage);
    return text;
  };
  const hasAction = ['order', 'trip', 'refund', 'application'].includes(verb ?? '');
  if (verb === 'payout' || verb === 'receipt') return notePayment(deps, verb, first, action, text);
  switch (`${verb} ${hasAction ? action : ''}`.trim()) {
    case 'orders':
      return listOrders(deps);
    case 'order next':
      return moveOrderOn(deps, id());
    case 'order cancel':
      return cancelOrderNow(deps, id(), said());
    case 'order rescue':
      return rescueOrderNow(deps, id(), text);
    case 'trips':
      return listTrips(deps);
    case 'trip next':
      return moveTripOn(deps, id());
    case 'trip cancel':
      return cancelTripNow(deps, id(), said());
    case 'refunds':
      return listRefunds(deps);
    case 'refund approve':
      return answerRefundRequest(deps, id(), {
        approve: true,
        ...(text && { amount: Number(text) }),
      });
    case 'refund reject':
      return answerRefundRequest(deps, id(), { approve: false, text: said() });
    case 'refund given':
      return noteRefundGiven(deps, first);
    case 'messages':
      return listMessages(deps);
    case 'reply':
      return replyTo(deps, id(), [action, ...others].join(' ').trim());
    case 'questions':
      return listQuestions(deps);
    case 'answer':
      return answerQuestion(deps, id(), [action, ...others].join(' ').trim());
    case 'applications':
      return listApplications(deps);
    case 'application accept':
      return answerApplicationNow(deps, id(), true, text);
    case 'application refuse':
      return answerApplicationNow(deps, id(), false, said());
    case 'outgoing':
      return first === 'retry' ? retryOutgoing(deps) : listOutgoing(deps);
    case 'store':
      if (action !== 'open' && action !== 'close') throw new OpsError(usage);
      return openStore(deps, first, action === 'open');
    case 'staff':
      return staff(deps, first, [action, ...others]);
    case 'couriers':
      return listCouriers(deps);
    case 'courier':
      return courier(deps, first, [action, ...others]);
    case 'operators':
      return listOperators(deps);
    case 'operator':
      return operator(deps, first, action);
    case 'ledger':
      if (first === '') return listOwed(deps);
      return action === 'csv' ? tellCsv(deps, first) : listPostings(deps, first);
    case 'commission':
      return setCommission(deps, first, action);
    case 'acts':
      return listActs(deps, first);
    case 'subscribers':
      return first === 'remove' && action ? removeSubscriber(deps, action) : listSubscribers(deps);
    default:
      throw new OpsError(usage);
  }
}

export async function runOpsCommand(deps: Deps, typed: readonly string[]): Promise<OpsResult> {
  try {
    return { ok: true, text: await run(deps, typed) };
  } catch (error) {
    const isOurs =
      error instanceof OpsError || error instanceof Refusal || error instanceof RangeError;
    if (!isOurs) throw error;
    return { ok: false, text: error.message };
  }
}
