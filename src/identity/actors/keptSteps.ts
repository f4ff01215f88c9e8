import * as v from 'valibot';

const contact = v.picklist(['phone', 'email']);
const medium = v.picklist(['google', 'facebook', 'apple']);
const loginType = v.picklist(['manual', 'otp', 'social']);

const sent = v.object({
  to: v.string(),
  resendIn: v.number(),
  resendAt: v.number(),
  demoCode: v.nullable(v.string()),
  sessionInfo: v.nullable(v.string()),
});

/** Steps of a sign-in as the tab keeps them over a reload: of what is secret only what going on takes. */
export const keptStep = v.variant('purpose', [
  v.object({
    purpose: v.picklist(['login', 'verification']),
    on: contact,
    to: v.string(),
    loginType,
    isNew: v.boolean(),
    sent,
  }),
  v.object({
    purpose: v.literal('social'),
    medium,
    verified: v.picklist(['default', 'yes', 'no']),
    phone: v.string(),
    existing: v.nullable(v.object({ name: v.string(), image: v.string() })),
    proof: v.nullable(v.object({ on: contact, to: v.string(), sent })),
    until: v.number(),
    identity: v.object({
      medium,
      token: v.string(),
      uniqueId: v.string(),
      email: v.string(),
      name: v.string(),
    }),
  }),
  v.object({
    purpose: v.literal('details'),
    loginType,
    isNew: v.boolean(),
    phone: v.string(),
    email: v.string(),
    name: v.string(),
    until: v.number(),
    completionToken: v.nullable(v.string()),
  }),
]);
export type KeptStep = v.InferOutput<typeof keptStep>;

/** A change of the profile that waits for its code: never its password or photo, which are taken already. */
export const keptProfileCode = v.object({
  by: v.string(),
  channel: v.picklist(['server', 'provider']),
  on: contact,
  to: v.string(),
  sent,
  change: v.object({
    name: v.optional(v.string()),
    email: v.optional(v.string()),
    phone: v.optional(v.string()),
    button_type: v.optional(contact),
  }),
  medium: v.string(),
});
