import type { MoneyFormat } from '../../../domain/values/money';
import { formatMoney, fromMillis } from '../../../domain/values/money';
import type { Lang } from '../../place/geography';
import type { News } from './gather';

interface Said {
  readonly title: string;
  readonly description: string;
}
type Both = Record<Lang, Said>;

const said = (
  en: [title: string, description: string],
  ar: [title: string, description: string],
): Both => ({
  en: { title: en[0], description: en[1] },
  ar: { title: ar[0], description: ar[1] },
});

function ofOrder(news: Extract<News, { kind: 'order' }>): Both {
  const { what, orderType, about } = news;
  const isParcel = orderType === 'parcel';
  const isTakeAway = orderType === 'take_away';
  const from = {
    en: news.name ? ` from ${news.name.en}` : '',
    ar: news.name ? ` من ${news.name.ar}` : '',
  };
  const en = `${isParcel ? 'Your parcel' : 'Your order'} #${about}${from.en}`;
  const ar = `${isParcel ? 'طردك' : 'طلبك'} رقم ${about}${from.ar}`;
  switch (what) {
    case 'confirmed':
      return said(
        ['Order confirmed', `${en} is confirmed.`],
        ['تم تأكيد الطلب', `تم تأكيد ${ar}.`],
      );
    case 'processing':
      return said(
        ['Being prepared', `${en} is being prepared.`],
        ['قيد التحضير', `يجري تحضير ${ar}.`],
      );
    case 'handover':
      if (isTakeAway)
        return said(
          ['Ready to pick up', `${en} waits for you.`],
          ['جاهز للاستلام', `${ar} في انتظارك.`],
        );
      return said(
        [
          isParcel ? 'The courier is coming' : 'Ready for the courier',
          isParcel ? `A courier comes for ${en.toLowerCase()}.` : `${en} is packed.`,
        ],
        [
          isParcel ? 'المندوب قادم' : 'جاهز للمندوب',
          isParcel ? `المندوب في طريقه لاستلام ${ar}.` : `${ar} مغلّف وجاهز.`,
        ],
      );
    case 'picked_up':
      return said(
        ['On the way', `${en} is on its way.`],
        ['في الطريق', `${ar} في الطريق إلى وجهته.`],
      );
    case 'delivered':
      return isTakeAway
        ? said(
            ['Picked up', `${en} was picked up. Enjoy!`],
            ['تم الاستلام', `تم استلام ${ar}. بالهناء والشفاء!`],
          )
        : said(['Delivered', `${en} has arrived.`], ['تم التوصيل', `وصل ${ar}.`]);
    case 'canceled':
      return said(['Order cancelled', `${en} was cancelled.`], ['أُلغي الطلب', `تم إلغاء ${ar}.`]);
    default:
      return said(
        ['Could not be delivered', `${en} could not be delivered.`],
        ['تعذّر التوصيل', `تعذّر توصيل ${ar}.`],
      );
  }
}

function ofTrip({ what, about, name }: Extract<News, { kind: 'trip' }>): Both {
  const en = `Your trip #${about} with ${name?.en ?? ''}`;
  const ar = `رحلتك رقم ${about} مع ${name?.ar ?? ''}`;
  switch (what) {
    case 'confirmed':
      return said(
        ['Trip confirmed', `${en} is confirmed.`],
        ['تم تأكيد الرحلة', `تم تأكيد ${ar}.`],
      );
    case 'ongoing':
      return said(['Trip started', `${en} has begun.`], ['بدأت الرحلة', `بدأت ${ar}.`]);
    case 'completed':
      return said(
        ['Trip completed', `${en} is over. How was it?`],
        ['اكتملت الرحلة', `انتهت ${ar}. كيف كانت؟`],
      );
    default:
      return said(['Trip cancelled', `${en} was cancelled.`], ['أُلغيت الرحلة', `تم إلغاء ${ar}.`]);
  }
}

function ofWallet({ what }: Extract<News, { kind: 'wallet' }>, money: string): Both {
  switch (what) {
    case 'add_fund':
      return said(
        ['Money added', `${money} came into your wallet.`],
        ['أُضيف رصيد', `أُضيف ${money} إلى محفظتك.`],
      );
    case 'referrer':
      return said(
        ['A friend has ordered', `${money} came into your wallet as thanks.`],
        ['طلب صديقك', `أُضيف ${money} إلى محفظتك شكرًا لك.`],
      );
    default:
      return said(
        ['Money is back', `${money} went back into your wallet.`],
        ['عاد المبلغ', `أُعيد ${money} إلى محفظتك.`],
      );
  }
}

// Arabic counts in six ways.
const pointsForms = {
  zero: 'نقطة',
  one: 'نقطة واحدة',
  two: 'نقطتان',
  few: 'نقاط',
  many: 'نقطة',
  other: 'نقطة',
};
const points = (n: number): Record<Lang, string> => {
  const form = new Intl.PluralRules('ar').select(n);
  const word = pointsForms[form];
  return {
    en: n === 1 ? '1 point' : `${n} points`,
    ar: n === 1 || n === 2 ? word : `${n} ${word}`,
  };
};

/** News in words, in one language. */
export function wordsOf(news: News, format: MoneyFormat, language: Lang): Said {
  const money = formatMoney(fromMillis(Math.abs(news.amount)), format);
  switch (news.kind) {
    case 'order':
      return ofOrder(news)[language];
    case 'trip':
      return ofTrip(news)[language];
    case 'refund':
      return (
        news.what === 'approved'
          ? said(
              ['Refund agreed', `You get ${money} back for order #${news.about}.`],
              ['قُبل طلب الاسترداد', `ستسترد ${money} عن الطلب رقم ${news.about}.`],
            )
          : said(
              [
                'Refund declined',
                `Your request for order #${news.about} was declined. The reason is on its page.`,
              ],
              ['رُفض طلب الاسترداد', `رُفض طلبك بشأن الطلب رقم ${news.about}. السبب في صفحة الطلب.`],
            )
      )[language];
    case 'wallet':
      return ofWallet(news, money)[language];
    case 'points': {
      const count = points(Math.abs(news.amount));
      return (
        news.what === 'earned'
          ? said(
              ['Points earned', `${count.en} for your order.`],
              ['نقاط جديدة', `حصلت على ${count.ar} عن طلبك.`],
            )
          : said(
              ['Points taken back', `${count.en} went with the refund of an order.`],
              ['استُرجعت نقاط', `خُصم من رصيدك ${count.ar} مع استرداد مبلغ طلب.`],
            )
      )[language];
    }
  }
}
