import { defaultLanguage } from '../../../domain/language/languages';
import { tripPrice, tripUnitPrice, vehicleDiscount } from '../../../domain/rental/rentalPrice';
import { kilometresOf, unitsOfTrip } from '../../../domain/rental/rentalUnits';
import { toMillis } from '../../../domain/values/money';
import type { Deps } from '../../deps';
import { emailOf, phoneDigits } from '../../identity/identifiers';
import { isPaidAtOnce, waitsForPage } from '../../orders/rules';
import type { Period } from '../availability';
import { wireVehicle } from '../wire';
import type { TripWriting } from './book';
import { firstStep } from './paid';
import type { NewTrip, NewTripLine } from './store';

export function newTrip(deps: Deps, all: TripWriting, period: Period): NewTrip {
  const { booker, body, contents, priced, now } = all;
  const { id: _cart, owner, pickupAt: _pickup, updatedAt: _updated, ...journey } = contents.cart;
  const { quote } = priced;
  const isPaidLater = waitsForPage(body.payment_method, priced.total);
  return {
    ...journey,
    owner,
    language: booker.language,
    customerId: booker.caller.kind === 'customer' ? booker.caller.id : null,
    providerId: contents.provider.id,
    status: 'pending',
    isScheduled: period.from > now,
    startsAt: period.from,
    endsAt: period.to,
    paymentMethod: body.payment_method,
    paymentStatus: isPaidAtOnce(body.payment_method, priced.total) ? 'paid' : 'unpaid',
    amount: priced.total,
    subtotal: toMillis(quote.subtotal),
    discount: toMillis(quote.discount),
    discountBy: quote.discount_by,
    couponId: priced.couponRow?.id ?? null,
    couponCode: priced.couponRow?.code ?? '',
    couponDiscount: toMillis(quote.coupon_discount),
    tax: toMillis(quote.tax_amount),
    taxIncluded: quote.tax_included === 1,
    terms: priced.terms,
    contactPersonName: body.contact_person_name,
    contactPersonNumber: body.contact_person_number,
    contactDigits: phoneDigits(body.contact_person_number),
    // What is no address is nobody's to be written to.
    contactPersonEmail: emailOf(body.contact_person_email) ?? '',
    note: body.trip_note,
    nextStepAt: isPaidLater ? null : firstStep(deps, { startsAt: period.from }, now),
    createdAt: now,
    updatedAt: now,
  };
}

/** The lines of a new trip: names, pictures and prices as they were when it was booked. */
export function newTripLines(all: TripWriting, digits: number): Omit<NewTripLine, 'tripId'>[] {
  const { cart, lines } = all.contents;
  const distance = kilometresOf(cart.distance);
  const units = unitsOfTrip(cart.type, { estimated_hours: cart.hours, distance });
  return lines.map(({ quantity, vehicle }) => {
    const priced = wireVehicle(vehicle, defaultLanguage, null);
    const subtotal = tripPrice(priced, cart.type, quantity, units, digits);
    return {
      vehicleId: vehicle.id,
      name: vehicle.name,
      image: vehicle.thumbnail,
      quantity,
      price: tripUnitPrice(priced, cart.type),
      subtotal,
      discount: vehicleDiscount(priced, subtotal, quantity, digits),
    };
  });
}
