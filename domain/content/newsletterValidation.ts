import * as v from 'valibot';

const address = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(255));

/** Whether the newsletter can be sent to what was typed, blanks around it apart (NEWS-02). */
export const isNewsletterAddress = (typed: string): boolean => v.is(address, typed);
