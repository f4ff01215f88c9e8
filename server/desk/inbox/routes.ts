import * as calls from '../../../domain/desk/deskInboxEndpoints';
import { idParam } from '../../http/paging';
import type { Register } from '../../http/serve';
import { staffOf } from '../../http/staff';
import { answerReviewAs, reviewsPage } from './reviews';
import { answerIn, newsOf, readTalk, settleIn, talksPage } from './talks';

/** What shoppers write to a store and about it, and what its people answer. */
export const registerDeskInbox: Register = (serve, deps) => {
  serve(calls.readDeskNews, (input) => newsOf(deps.db, staffOf(input).storeId));

  serve(calls.listDeskTalks, (input) => {
    const { of, after } = input.query;
    return talksPage(deps, staffOf(input).storeId, { of, after: after ?? null });
  });
  serve(calls.readDeskTalk, (input) => {
    const id = idParam(input.params.id);
    return readTalk(deps, staffOf(input).storeId, id, input.query.before ?? null);
  });
  serve(calls.answerTalk, (input) => {
    const reply = { ...input.body, key: input.idempotencyKey };
    return answerIn(deps, staffOf(input), idParam(input.params.id), reply);
  });
  serve(calls.settleTalk, (input) =>
    settleIn(deps, staffOf(input), idParam(input.params.id), input.body.seen_id),
  );

  serve(calls.listDeskReviews, (input) => {
    const { of, after } = input.query;
    const page = { of, after: after ?? null };
    return reviewsPage(deps, staffOf(input).storeId, page, input.language);
  });
  serve(calls.answerReview, (input) => {
    const id = idParam(input.params.id);
    return answerReviewAs(deps, staffOf(input), id, input.body, input.language);
  });
};
