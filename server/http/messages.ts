import { mostAddresses } from '../../domain/place/addressBook';
import type { ErrorCode } from '../../domain/wire/errors';
import type { Bilingual } from '../db/schema/columns';
import { identityRefusals } from './identityMessages';
import { rentalRefusals } from './rentalMessages';

/** What each refusal answers when its thrower says nothing more exact: HTTP status and text. */
export const refusals: Record<ErrorCode, Bilingual & { status: number }> = {
  ...identityRefusals,
  ...rentalRefusals,
  address_limit: {
    status: 409,
    en: `You have saved ${mostAddresses} addresses, and there is no room for more. Delete one that you no longer need.`,
    ar: `حفظت ${mostAddresses} عنوانًا ولم يبق مكان لغيرها. احذف عنوانًا لم تعد تحتاج إليه.`,
  },
  address_outside_zone: {
    status: 400,
    en: 'The store does not deliver to this address.',
    ar: 'لا يوصل المتجر إلى هذا العنوان.',
  },
  amount_changed: {
    status: 409,
    en: 'The total has changed. Please check it and order again.',
    ar: 'تغيّر المبلغ الإجمالي. يرجى مراجعته والطلب من جديد.',
  },
  already_ordered: {
    status: 409,
    en: 'Already ordered in another window.',
    ar: 'تم الطلب بالفعل من نافذة أخرى.',
  },
  cart_not_empty: {
    status: 409,
    en: 'There is something in your cart already.',
    ar: 'في سلتك أصناف بالفعل.',
  },
  cart_empty: { status: 400, en: 'Your cart is empty.', ar: 'سلتك فارغة.' },
  cod_limit: {
    status: 400,
    en: 'Cash on delivery is not possible for this amount.',
    ar: 'الدفع عند الاستلام غير متاح لهذا المبلغ.',
  },
  contact_required: {
    status: 403,
    en: 'Please enter your contact info',
    ar: 'يرجى إدخال بيانات التواصل',
  },
  coordinates: {
    status: 404,
    en: 'Service is not available in this area.',
    ar: 'الخدمة غير متوفرة في هذه المنطقة.',
  },
  coupon_expired: { status: 400, en: 'This coupon has expired.', ar: 'انتهت صلاحية هذه القسيمة.' },
  coupon_invalid: { status: 404, en: 'This coupon does not exist.', ar: 'هذه القسيمة غير موجودة.' },
  coupon_limit: {
    status: 400,
    en: 'This coupon has been used as often as it may be.',
    ar: 'استُخدمت هذه القسيمة بالعدد المسموح به.',
  },
  coupon_minimum: {
    status: 400,
    en: 'Your order is below the minimum of this coupon.',
    ar: 'طلبك أقل من الحد الأدنى لهذه القسيمة.',
  },
  coupon_store: {
    status: 400,
    en: 'This coupon is not valid at this store.',
    ar: 'هذه القسيمة غير صالحة لهذا المتجر.',
  },
  coupon_zone: {
    status: 400,
    en: 'This coupon is not valid in your area.',
    ar: 'هذه القسيمة غير صالحة في منطقتك.',
  },
  forbidden: { status: 403, en: 'This is not allowed.', ar: 'هذا غير مسموح.' },
  guest_checkout_off: {
    status: 403,
    en: 'Please sign in to place an order.',
    ar: 'يرجى تسجيل الدخول لإتمام الطلب.',
  },
  idempotency_key_reused: {
    status: 409,
    en: 'This request was already sent with other content.',
    ar: 'أُرسل هذا الطلب من قبل بمحتوى مختلف.',
  },
  item_unavailable: {
    status: 400,
    en: 'This item is not available at the moment.',
    ar: 'هذا الصنف غير متوفر حاليًا.',
  },
  maintenance: {
    status: 503,
    en: 'The shop is being maintained. Please come back soon.',
    ar: 'المتجر قيد الصيانة. يرجى العودة قريبًا.',
  },
  not_cancellable: {
    status: 400,
    en: 'This order can no longer be cancelled.',
    ar: 'لم يعد بالإمكان إلغاء هذا الطلب.',
  },
  not_editable: {
    status: 400,
    en: 'This order cannot be changed.',
    ar: 'لا يمكن تعديل هذا الطلب.',
  },
  order_accepted: {
    status: 409,
    en: 'The store has accepted this order already, so it can no longer be changed.',
    ar: 'قبِل المتجر هذا الطلب بالفعل، فلم يعد بالإمكان تعديله.',
  },
  already_requested: {
    status: 409,
    en: 'You have asked for this already.',
    ar: 'لقد أرسلت هذا الطلب من قبل.',
  },
  not_refundable: {
    status: 400,
    en: 'The money of this order can no longer be asked back here. Please write to customer service.',
    ar: 'لم يعد بالإمكان طلب استرداد مبلغ هذا الطلب هنا. يرجى مراسلة خدمة العملاء.',
  },
  not_found: { status: 404, en: 'Not found.', ar: 'غير موجود.' },
  order_minimum: {
    status: 400,
    en: 'Your order is below the minimum of this store.',
    ar: 'طلبك أقل من الحد الأدنى لهذا المتجر.',
  },
  out_of_limit: { status: 400, en: 'Out of Limits', ar: 'تجاوزت الحد المسموح به' },
  out_of_stock: { status: 400, en: 'Out of Stock', ar: 'نفد من المخزون' },
  prescription_required: {
    status: 400,
    en: 'Please upload your prescription image',
    ar: 'يرجى رفع صورة الوصفة الطبية',
  },
  payment_unavailable: {
    status: 400,
    en: 'This payment method is not available.',
    ar: 'طريقة الدفع هذه غير متاحة.',
  },
  points_few: {
    status: 400,
    en: 'So few points cannot be converted. Please collect some more.',
    ar: 'لا يمكن تحويل هذا العدد القليل من النقاط. اجمع المزيد أولًا.',
  },
  points_short: {
    status: 400,
    en: 'You do not have so many points.',
    ar: 'ليس لديك هذا العدد من النقاط.',
  },
  rate_limited: {
    status: 429,
    en: 'Too many attempts. Please wait a little.',
    ar: 'محاولات كثيرة جدًا. يرجى الانتظار قليلًا.',
  },
  same_place: {
    status: 400,
    en: 'Pick-up and destination are the same place. Please choose another destination.',
    ar: 'مكان الاستلام والوجهة هما المكان نفسه. يرجى اختيار وجهة أخرى.',
  },
  schedule_invalid: {
    status: 400,
    en: 'This time cannot be chosen. Please choose another.',
    ar: 'لا يمكن اختيار هذا الموعد. يرجى اختيار موعد آخر.',
  },
  store_closed: {
    status: 400,
    en: 'The store is closed at the moment.',
    ar: 'المتجر مغلق حاليًا.',
  },
  store_conflict: {
    status: 409,
    en: 'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
    ar: 'في سلتك أصناف من متجر آخر. إذا تابعت فستُحذف كل الأصناف السابقة من السلة ويُضاف هذا الصنف.',
  },
  too_large: { status: 413, en: 'The request is too large.', ar: 'الطلب أكبر من المسموح.' },
  unavailable: {
    status: 503,
    en: 'This is not available at the moment. Please try again.',
    ar: 'هذا غير متاح حاليًا. يرجى المحاولة مرة أخرى.',
  },
  unreadable: { status: 422, en: 'The request cannot be read.', ar: 'تعذرت قراءة الطلب.' },
  validation: {
    status: 403,
    en: 'Please check what you entered.',
    ar: 'يرجى التحقق مما أدخلته.',
  },
  variation_invalid: {
    status: 400,
    en: 'Please choose among the options of this item.',
    ar: 'يرجى الاختيار من خيارات هذا الصنف.',
  },
  wallet_short: {
    status: 400,
    en: 'Your wallet does not hold enough for this order.',
    ar: 'رصيد محفظتك لا يكفي لهذا الطلب.',
  },
  zone_mismatch: {
    status: 400,
    en: 'This store does not serve your area.',
    ar: 'هذا المتجر لا يخدم منطقتك.',
  },
};
