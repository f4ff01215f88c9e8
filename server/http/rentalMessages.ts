import type { ErrorCode } from '../../domain/wire/errors';
import type { Bilingual } from '../db/schema/columns';

/** What the refusals of the rental module answer: HTTP status and text. */
export const rentalRefusals = {
  already_booked: {
    status: 409,
    en: 'Already booked in another window.',
    ar: 'تم الحجز بالفعل من نافذة أخرى.',
  },
  already_reviewed: {
    status: 409,
    en: 'You have already reviewed this vehicle.',
    ar: 'لقد قيّمت هذه المركبة من قبل.',
  },
  destination_outside_zone: {
    status: 400,
    en: 'The destination is outside our service area. Please choose another one.',
    ar: 'الوجهة خارج منطقة خدمتنا. يرجى اختيار وجهة أخرى.',
  },
  pickup_outside_zone: {
    status: 400,
    en: 'Vehicles cannot be picked up here. Please choose another pickup location.',
    ar: 'لا يمكن استلام المركبات من هنا. يرجى اختيار موقع استلام آخر.',
  },
  pickup_far: {
    status: 400,
    en: 'The pickup time must be within the next year.',
    ar: 'يجب أن يكون وقت الاستلام خلال السنة القادمة.',
  },
  pickup_past: {
    status: 400,
    en: 'The pickup time must be in the future.',
    ar: 'يجب أن يكون وقت الاستلام في المستقبل.',
  },
  provider_conflict: {
    status: 409,
    en: 'Your cart holds vehicles of another provider.',
    ar: 'تحتوي سلتك على مركبات من مزوّد آخر.',
  },
  routing_unavailable: {
    status: 503,
    en: 'The distance cannot be measured at the moment. Please try again, or choose an hourly or daily trip.',
    ar: 'تعذر حساب المسافة حاليًا. يرجى المحاولة مرة أخرى أو اختيار رحلة بالساعة أو باليوم.',
  },
  trip_duration: {
    status: 400,
    en: 'Please choose a duration of at least one hour, or of whole days for a daily trip.',
    ar: 'يرجى اختيار مدة لا تقل عن ساعة، أو أيام كاملة للرحلة اليومية.',
  },
  trip_hours_conflict: {
    status: 409,
    en: 'Your cart holds vehicles for another duration.',
    ar: 'تحتوي سلتك على مركبات لمدة مختلفة.',
  },
  trip_type_conflict: {
    status: 409,
    en: 'Your cart holds vehicles for another type of trip.',
    ar: 'تحتوي سلتك على مركبات لنوع رحلة مختلف.',
  },
  trip_type_missing: {
    status: 400,
    en: 'This vehicle is not offered for this type of trip.',
    ar: 'هذه المركبة غير متاحة لهذا النوع من الرحلات.',
  },
  vehicle_gone: {
    status: 404,
    en: 'This vehicle is no longer offered. Please remove it from your cart.',
    ar: 'لم تعد هذه المركبة متاحة. يرجى إزالتها من سلتك.',
  },
  vehicle_limit: {
    status: 400,
    en: 'No more units of this vehicle are free at this pickup time.',
    ar: 'لا تتوفر وحدات أخرى من هذه المركبة في وقت الاستلام هذا.',
  },
  vehicle_unavailable: {
    status: 400,
    en: 'This vehicle is not available in this pick time',
    ar: 'هذه المركبة غير متاحة في وقت الاستلام هذا',
  },
} as const satisfies Partial<Record<ErrorCode, Bilingual & { status: number }>>;
