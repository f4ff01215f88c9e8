import type { Language } from '../../../domain/language/languages';
import type { Localized } from '../../../domain/language/localized';
import { inLanguage } from '../../../domain/language/localized';
import type { MoneyFormat } from '../../../domain/values/money';
import { formatMoney, fromMillis } from '../../../domain/values/money';
import { t } from '../../locales/t';
import type { News } from './gather';

type Said = readonly [title: Localized, description: Localized];

function orderNamed({ orderType, about, name }: Extract<News, { kind: 'order' }>): Localized {
  if (orderType === 'parcel') {
    return name
      ? t('Your parcel #{about} from {name}', { about, name })
      : t('Your parcel #{about}', { about });
  }
  return name
    ? t('Your order #{about} from {name}', { about, name })
    : t('Your order #{about}', { about });
}

function ofOrder(news: Extract<News, { kind: 'order' }>): Said {
  const isTakeAway = news.orderType === 'take_away';
  const what = orderNamed(news);
  if (news.isReassigned && news.what === 'processing')
    return [t('Being prepared again'), t('{what}: the store makes it again.', { what })];
  if (news.isReassigned && news.what === 'handover') {
    return [
      t('Another courier is coming'),
      t('{what}: your courier could not go on. Another is coming.', { what }),
    ];
  }
  switch (news.what) {
    case 'confirmed':
      return [t('Order confirmed'), t('{what} is confirmed.', { what })];
    case 'processing':
      return [t('Being prepared'), t('{what} is being prepared.', { what })];
    case 'handover':
      if (isTakeAway) return [t('Ready to pick up'), t('{what} waits for you.', { what })];
      return news.orderType === 'parcel'
        ? [
            t('The courier is coming'),
            t('A courier comes for your parcel #{about}.', { about: news.about }),
          ]
        : [t('Ready for the courier'), t('{what} is packed.', { what })];
    case 'picked_up':
      return [t('On the way'), t('{what} is on its way.', { what })];
    case 'delivered':
      return isTakeAway
        ? [t('Picked up'), t('{what} was picked up. Enjoy!', { what })]
        : [t('Delivered'), t('{what} has arrived.', { what })];
    case 'canceled':
      return [t('Order cancelled'), t('{what} was cancelled.', { what })];
    default:
      return [t('Could not be delivered'), t('{what} could not be delivered.', { what })];
  }
}

function ofTrip({ what: happened, about, name }: Extract<News, { kind: 'trip' }>): Said {
  const what = t('Your trip #{about} with {name}', { about, name: name ?? '' });
  switch (happened) {
    case 'confirmed':
      return [t('Trip confirmed'), t('{what} is confirmed.', { what })];
    case 'ongoing':
      return [t('Trip started'), t('{what} has begun.', { what })];
    case 'completed':
      return [t('Trip completed'), t('{what} is over. How was it?', { what })];
    default:
      return [t('Trip cancelled'), t('{what} was cancelled.', { what })];
  }
}

function ofWallet({ what }: Extract<News, { kind: 'wallet' }>, money: string): Said {
  switch (what) {
    case 'add_fund':
      return [t('Money added'), t('{money} came into your wallet.', { money })];
    case 'referrer':
      return [t('A friend has ordered'), t('{money} came into your wallet as thanks.', { money })];
    default:
      return [t('Money is back'), t('{money} went back into your wallet.', { money })];
  }
}

function said(news: News, money: string): Said {
  switch (news.kind) {
    case 'order':
      return ofOrder(news);
    case 'trip':
      return ofTrip(news);
    case 'refund': {
      const { about } = news;
      return news.what === 'approved'
        ? [t('Refund agreed'), t('You get {money} back for order #{about}.', { money, about })]
        : [
            t('Refund declined'),
            t('Your request for order #{about} was declined. The reason is on its page.', {
              about,
            }),
          ];
    }
    case 'wallet':
      return ofWallet(news, money);
    case 'points': {
      const points = t('{count, plural, one {# point} other {# points}}', {
        count: Math.abs(news.amount),
      });
      return news.what === 'earned'
        ? [t('Points earned'), t('{points} for your order.', { points })]
        : [t('Points taken back'), t('{points} went with the refund of an order.', { points })];
    }
  }
}

export function wordsOf(news: News, format: MoneyFormat, language: Language) {
  const money = formatMoney(fromMillis(Math.abs(news.amount)), format);
  const [title, description] = said(news, money);
  return { title: inLanguage(title, language), description: inLanguage(description, language) };
}
