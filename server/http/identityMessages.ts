import type { ErrorCode } from '../../domain/wire/errors';
import type { Bilingual } from '../db/schema/columns';

/** Refusals of signing in, proving, completing and leaving. */
export const identityRefusals = {
  completion_expired: {
    status: 401,
    en: 'This sign-in took too long. Please sign in again.',
    ar: 'استغرق تسجيل الدخول وقتًا طويلًا. يرجى تسجيل الدخول من جديد.',
  },
  credentials: {
    status: 401,
    en: 'E-mail, phone or password is not right.',
    ar: 'البريد الإلكتروني أو رقم الهاتف أو كلمة المرور غير صحيحة.',
  },
  email: {
    status: 403,
    en: 'Please give a phone number',
    ar: 'يرجى إدخال رقم الهاتف',
  },
  email_taken: {
    status: 403,
    en: 'This e-mail is already registered.',
    ar: 'هذا البريد الإلكتروني مسجل مسبقًا.',
  },
  image_format: {
    status: 403,
    en: 'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
    ar: 'صيغة الملف غير مدعومة. يرجى رفع صور JPG أو PNG أو JPEG أو GIF فقط.',
  },
  not_changeable: { status: 403, en: 'Not Changeable', ar: 'غير قابل للتغيير' },
  not_delivered: {
    status: 503,
    en: 'The code could not be sent. Please try again.',
    ar: 'تعذر إرسال الرمز. يرجى المحاولة مرة أخرى.',
  },
  orders_running: {
    status: 403,
    en: 'You have running orders. Please delete the account when they are finished.',
    ar: 'لديك طلبات جارية. يرجى حذف الحساب بعد انتهائها.',
  },
  otp_daily_limit: {
    status: 429,
    en: 'No more codes can be sent here today. Please try again tomorrow.',
    ar: 'لا يمكن إرسال المزيد من الرموز اليوم. يرجى المحاولة غدًا.',
  },
  otp_expired: {
    status: 403,
    en: 'This code has expired. Please request a new one.',
    ar: 'انتهت صلاحية هذا الرمز. يرجى طلب رمز جديد.',
  },
  otp_too_many: {
    status: 403,
    en: 'Too many wrong codes. Please request a new one.',
    ar: 'رموز خاطئة كثيرة. يرجى طلب رمز جديد.',
  },
  otp_too_soon: {
    status: 429,
    en: 'A code was just sent. Please wait a moment before you request another.',
    ar: 'أُرسل رمز للتو. يرجى الانتظار قليلًا قبل طلب رمز آخر.',
  },
  otp_wrong: { status: 403, en: 'This code is not right.', ar: 'هذا الرمز غير صحيح.' },
  phone_taken: {
    status: 403,
    en: 'This phone number is already registered.',
    ar: 'رقم الهاتف هذا مسجل مسبقًا.',
  },
  provider_token: {
    status: 403,
    en: 'The sign-in could not be confirmed by its provider. Please try again.',
    ar: 'تعذر تأكيد تسجيل الدخول من مزوّد الخدمة. يرجى المحاولة مرة أخرى.',
  },
  provider_unreachable: {
    status: 503,
    en: 'The sign-in provider cannot be reached. Please try again or sign in another way.',
    ar: 'تعذر الوصول إلى مزوّد تسجيل الدخول. يرجى المحاولة مرة أخرى أو استخدام طريقة أخرى.',
  },
  ref_code: {
    status: 403,
    en: 'This referral code does not exist.',
    ar: 'رمز الدعوة هذا غير موجود.',
  },
  too_many_attempts: {
    status: 429,
    en: 'Too many attempts. Please wait a little.',
    ar: 'محاولات كثيرة جدًا. يرجى الانتظار قليلًا.',
  },
  unauthenticated: {
    status: 401,
    en: 'You are not logged in',
    ar: 'لم تقم بتسجيل الدخول',
  },
  unverified_match: {
    status: 403,
    en: 'Please prove first that this account is yours: enter the code that we have sent to it.',
    ar: 'يرجى إثبات أن هذا الحساب لك أولًا: أدخل الرمز الذي أرسلناه إليه.',
  },
} satisfies Partial<Record<ErrorCode, Bilingual & { status: number }>>;
