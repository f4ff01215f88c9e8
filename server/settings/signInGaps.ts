import * as v from 'valibot';
import { config } from '../../domain/config';
import type { Db } from '../db/client';
import type { Env } from '../env';
import { readSettings } from './settings';

const { centralize_login, is_mail_active, is_sms_active, firebase_otp_verification } =
  config.entries;
const identity = v.object({
  centralize_login,
  is_mail_active,
  is_sms_active,
  firebase_otp_verification,
});

export const signInFields: readonly string[] = Object.keys(identity.entries);

export async function signInGaps(db: Db, env: Env): Promise<string[]> {
  const read = v.safeParse(identity, await readSettings(db));
  if (!read.success) return [];
  const { centralize_login: login, ...channels } = read.output;
  const hasFirebase = Boolean(env.FIREBASE_PROJECT_ID || env.FIREBASE_AUTH_EMULATOR_HOST);
  const byFirebase = channels.firebase_otp_verification === 1;
  const canMail = channels.is_mail_active === 1 && Boolean(env.DEMO_MODE || env.SMTP_URL);
  const canText = channels.is_sms_active === 1 && Boolean(env.DEMO_MODE || env.SMS_URL);
  const canProvePhone = byFirebase ? hasFirebase : canText;
  const hasProvider =
    login.google_login_status || login.facebook_login_status || login.apple_login_status;
  const social = login.social_login_status === 1;
  const ways = [
    login.manual_login_status === 1 || (!login.otp_login_status && !social),
    login.otp_login_status === 1 && canProvePhone,
    social && Boolean(hasProvider) && hasFirebase,
  ];
  const sms = byFirebase ? 'FIREBASE_PROJECT_ID' : 'SMS_URL and is_sms_active';
  const gaps: [boolean, string][] = [
    [
      !ways.includes(true),
      'nobody can sign in: no way that centralize_login switches on is set up.',
    ],
    [
      social && !hasFirebase,
      'social sign-in is switched on (centralize_login) but not set up: it needs FIREBASE_PROJECT_ID.',
    ],
    [
      social && !hasProvider,
      'social sign-in is switched on (centralize_login) without a provider: google_login_status, facebook_login_status or apple_login_status.',
    ],
    [
      login.otp_login_status === 1 && !canProvePhone,
      `sign-in by code is switched on (centralize_login) but no code can be sent: it needs ${sms}.`,
    ],
    [
      login.phone_verification_status === 1 && !canProvePhone,
      `phones are to be proved (centralize_login) but no code can be sent: it needs ${sms}.`,
    ],
    [
      login.email_verification_status === 1 && !canMail,
      'e-mails are to be proved (centralize_login) but no code can be sent: it needs SMTP_URL and is_mail_active.',
    ],
    [
      Boolean(ways[0]) && !canMail && !canText && !(byFirebase && hasFirebase),
      'a forgotten password cannot be replaced: no code can be sent by e-mail (SMTP_URL, is_mail_active) or text message (SMS_URL, is_sms_active).',
    ],
  ];
  return gaps.flatMap(([isOpen, sentence]) => (isOpen ? [`Warning: ${sentence}`] : []));
}
