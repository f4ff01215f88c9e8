/**
 * The calls of the wire, written down once more and by hand: method, path below /api/v1, and what carries its
 * input (`multipart`: a form that may hold files). Other programs speak these words, so nothing here is drawn
 * from the endpoints; who changes one here breaks them.
 */
const written = `
places
GET    /config                                          none
GET    /config/get-zone-id                              query
GET    /config/geocode-api                              query
GET    /config/place-api-autocomplete                   query
GET    /config/place-api-details                        query
GET    /config/distance-api                             query
GET    /config/direction-api                            query
GET    /zone/list                                       none
GET    /zone/check                                      query
GET    /module                                          none
GET    /react-landing-page                              none
GET    /about-us                                        none
GET    /privacy-policy                                  none
GET    /terms-and-conditions                            none
GET    /shipping-policy                                 none
GET    /refund-policy                                   none
GET    /cancelation                                     none
POST   /newsletter/subscribe                            json
POST   /contact-us                                      json

desk
POST   /desk/sign-in                                    json
POST   /desk/password                                   json
POST   /desk/sign-out                                   none
GET    /desk/me                                         none
GET    /desk/orders                                     query
GET    /desk/orders/{id}                                none
PUT    /desk/orders/{id}/accept                         json
PUT    /desk/orders/{id}/refuse                         json
PUT    /desk/orders/{id}/prepared                       none
PUT    /desk/orders/{id}/handed-over                    none
PUT    /desk/orders/{id}/delivered                      json
PUT    /desk/orders/{id}/rescue                         json
GET    /desk/figures                                    none
GET    /desk/items                                      query
GET    /desk/shelves                                    none
GET    /desk/items/{id}                                 none
POST   /desk/items                                      multipart
PUT    /desk/items/{id}                                 multipart
PUT    /desk/items/{id}/on-menu                         json
PUT    /desk/items/{id}/sold-out                        json
PUT    /desk/items/{id}/price                           json
PUT    /desk/hours                                      json
PUT    /desk/busy                                       json
PUT    /desk/pause                                      json
GET    /desk/staff                                      none
POST   /desk/staff                                      json
DELETE /desk/staff/{id}                                 none
GET    /desk/inbox                                      none
GET    /desk/talks                                      query
GET    /desk/talks/{id}                                 query
POST   /desk/talks/{id}/messages                        json
PUT    /desk/talks/{id}/settled                         json
GET    /desk/reviews                                    query
PUT    /desk/reviews/{id}/reply                         json
GET    /desk/trips                                      query
GET    /desk/trips/past                                 query
GET    /desk/trips/figures                              none
GET    /desk/trips/{id}                                 none
PUT    /desk/trips/{id}/confirm                         none
PUT    /desk/trips/{id}/decline                         json
PUT    /desk/trips/{id}/start                           json
PUT    /desk/trips/{id}/end                             json

operator
POST   /desk/shop/sign-in                               json
POST   /desk/shop/password                              json
POST   /desk/shop/sign-out                              none
GET    /desk/shop/me                                    none
GET    /desk/shop/applications                          query
PUT    /desk/shop/applications/{id}/accept              none
PUT    /desk/shop/applications/{id}/refuse              json
GET    /desk/shop/refunds                               query
PUT    /desk/shop/refunds/{id}/approve                  json
PUT    /desk/shop/refunds/{id}/reject                   json
GET    /desk/shop/lost-orders                           query
PUT    /desk/shop/lost-orders/{id}/rescue               json
GET    /desk/shop/coupons                               query
GET    /desk/shop/coupon-places                         none
GET    /desk/shop/sellers                               query
GET    /desk/shop/coupons/{id}                          none
POST   /desk/shop/coupons                               json
PUT    /desk/shop/coupons/{id}                          json
PUT    /desk/shop/coupons/{id}/active                   json
GET    /desk/shop/zones                                 none
GET    /desk/shop/zones/{id}                            none
POST   /desk/shop/zones                                 json
PUT    /desk/shop/zones/{id}                            json
PUT    /desk/shop/zones/{id}/active                     json
GET    /desk/shop/banners                               none
GET    /desk/shop/banner-targets                        query
POST   /desk/shop/banner-pictures                       multipart
GET    /desk/shop/banners/{id}                          none
POST   /desk/shop/banners                               json
PUT    /desk/shop/banners/{id}                          json
PUT    /desk/shop/banners/{id}/active                   json
GET    /desk/shop/stores/{id}                           none
PUT    /desk/shop/stores/{id}/open                      json
GET    /desk/shop/settings/{id}                         none
PUT    /desk/shop/settings/{id}                         json
PUT    /desk/shop/settings/{id}/defaults                json
GET    /desk/shop/texts/{id}                            none
PUT    /desk/shop/texts/{id}                            json
PUT    /desk/shop/texts/{id}/removed                    json
GET    /desk/shop/acts                                  query
GET    /desk/shop/ledgers                               query
GET    /desk/shop/ledgers/{id}                          query
POST   /desk/shop/ledgers/{id}/payouts                  json
GET    /desk/shop/ledgers/{id}/csv                      none

ride
POST   /ride/sign-in                                    json
POST   /ride/password                                   json
POST   /ride/sign-out                                   none
GET    /ride/me                                         none
GET    /ride/board                                      none
PUT    /ride/duty                                       json
PUT    /ride/orders/{id}/accept                         none
PUT    /ride/orders/{id}/give-back                      none
PUT    /ride/orders/{id}/picked-up                      json
PUT    /ride/orders/{id}/arrived                        none
PUT    /ride/orders/{id}/delivered                      json
PUT    /ride/orders/{id}/left-at-door                   multipart
PUT    /ride/orders/{id}/give-up                        json
PUT    /ride/place                                      json
GET    /ride/earnings                                   none
GET    /ride/talks/{id}                                 query
POST   /ride/talks/{id}/messages                        json
PUT    /ride/talks/{id}/settled                         json

catalogue
GET    /categories                                      query
GET    /categories/childes/{id}                         none
GET    /categories/items/{id}                           query
GET    /categories/stores/{id}                          query
GET    /categories/featured/items                       none
GET    /categories/popular                              none
GET    /banners                                         none
GET    /campaigns/item                                  none
GET    /campaigns/basic                                 none
GET    /campaigns/basic-campaign-details                query
GET    /flash-sales                                     none
GET    /brand                                           none
GET    /brand/items/{id}                                query
GET    /stores/get-stores/all                           query
GET    /stores/latest                                   query
GET    /stores/popular                                  query
GET    /stores/recommended                              query
GET    /stores/top-offer-near-me                        query
GET    /stores/details/{id}                             none
GET    /stores/reviews                                  query
GET    /stores/search                                   query
GET    /items/latest                                    query
GET    /items/popular                                   query
GET    /items/discounted                                query
GET    /items/most-reviewed                             query
GET    /items/recommended                               query
GET    /items/suggested                                 query
GET    /items/list                                      query
GET    /items/details/{id}                              query
GET    /items/related-items/{id}                        none
GET    /items/reviews/{id}                              query
GET    /items/search                                    query
GET    /items/item-or-store-search                      query
POST   /items/reviews/submit                            multipart
POST   /delivery-man/reviews/submit                     multipart

identity
POST   /auth/guest/request                              none
POST   /auth/login                                      json
POST   /auth/sign-up                                    json
POST   /auth/verify-phone                               json
POST   /auth/firebase-verify-token                      json
POST   /auth/social-login                               json
POST   /auth/social-register                            json
POST   /auth/update-info                                json
POST   /auth/forgot-password                            json
POST   /auth/verify-token                               json
PUT    /auth/reset-password                             json
PUT    /auth/firebase-reset-password                    json
POST   /auth/logout                                     none
POST   /auth/vendor/register                            multipart
POST   /auth/delivery-man/store                         multipart
GET    /vendor/package-view                             none

customer
GET    /customer/info                                   none
POST   /customer/update-profile                         multipart
DELETE /customer/remove-account                         none
POST   /customer/update-interest                        json
PUT    /customer/text-messages                          json
PUT    /customer/cm-firebase-token                      json
PUT    /customer/update-zone                            none
GET    /customer/referral                               none
GET    /customer/address/list                           none
POST   /customer/address/add                            json
PUT    /customer/address/update/{id}                    json
DELETE /customer/address/delete                         query
GET    /customer/wish-list                              none
POST   /customer/wish-list/add                          query
DELETE /customer/wish-list/remove                       query
GET    /customer/cart/list                              query
POST   /customer/cart/add                               json
POST   /customer/cart/update                            json
POST   /customer/cart/take-over                         json
DELETE /customer/cart/remove-item                       query
DELETE /customer/cart/remove                            query
GET    /coupon/list                                     query
GET    /coupon/apply                                    query
POST   /customer/order/place                            json
GET    /customer/order/list                             query
GET    /customer/order/running-orders                   query
GET    /customer/order/details                          query
GET    /customer/order/track                            query
PUT    /customer/order/cancel                           json
GET    /customer/order/cancellation-reasons             query
POST   /customer/order/refund-request                   multipart
GET    /customer/order/refund-reasons                   none
POST   /customer/order/get-tax                          json
POST   /customer/order/prescription/place               multipart
POST   /customer/order/prescription/upload              multipart
POST   /customer/order/edit                             json
POST   /customer/order/order-again                      json
POST   /customer/order/pay                              json
PUT    /customer/order/payment-method                   json
GET    /most-tips                                       none
GET    /parcel-category                                 none
GET    /customer/order/parcel-instructions              none
POST   /customer/wallet/add-fund                        json
GET    /customer/wallet/transactions                    query
GET    /customer/wallet/bonuses                         none
POST   /customer/loyalty-point/point-transfer           json
GET    /customer/loyalty-point/transactions             query
GET    /customer/notifications                          query
PUT    /customer/notifications/read                     json
GET    /customer/message/list                           query
GET    /customer/message/details                        query
GET    /customer/message/search-list                    query
GET    /customer/message/unread                         none
POST   /customer/message/open                           json
PUT    /customer/message/read                           json
POST   /customer/message/send                           multipart

rental
GET    /rental/banners                                  none
GET    /rental/vehicle/search                           query
GET    /rental/vehicle/search/suggestion                query
GET    /rental/vehicle/search/places                    query
GET    /rental/vehicle/top-rated                        query
GET    /rental/vehicle/popular                          query
GET    /rental/vehicle/latest                           query
GET    /rental/vehicle/category-list                    query
GET    /rental/vehicle/brand-list                       query
GET    /rental/vehicle/get-vehicle-details/{id}         query
GET    /rental/vehicle/get-vehicle-reviews/{id}         query
GET    /rental/vehicle/get-provider-vehicles/{id}       query
GET    /rental/provider/popular                         query
GET    /rental/provider/get-provider-details/{id}       none
GET    /rental/provider/get-provider-reviews/{id}       query
GET    /rental/user/cart/get-cart                       query
POST   /rental/user/cart/add-to-cart                    json
POST   /rental/user/cart/confirm                        json
PUT    /rental/user/cart/update-cart                    json
POST   /rental/user/cart/update-cart                    json
PUT    /rental/user/cart/update-user-data/{id}          json
DELETE /rental/user/cart/remove-vehicle                 query
DELETE /rental/user/cart/remove-multiple-cart           query
DELETE /rental/user/cart/remove-cart                    query
POST   /rental/user/cart/reset                          json
GET    /rental/coupon/list                              query
GET    /rental/coupon/apply                             query
POST   /rental/user/trip/get-tax                        json
POST   /rental/user/trip/trip-booking                   json
GET    /rental/user/trip/get-trip-list                  query
GET    /rental/user/trip/get-trip-details               query
PUT    /rental/user/trip/cancel-trip                    json
GET    /rental/user/trip/cancellation-reasons           none
POST   /rental/user/trip/length-quote                   json
PUT    /rental/user/trip/length                         json
POST   /rental/user/trip/payment                        json
PUT    /rental/user/trip/payment-method                 json
POST   /rental/user/review/add                          multipart
GET    /rental/user/wish-list                           none
POST   /rental/user/wish-list/add                       query
DELETE /rental/user/wish-list/remove                    query
`;

/** Streams of server-sent events; they have no endpoint, since no answer of theirs is ever whole. */
export const wireStreams = [
  '/customer/order/stream',
  '/customer/message/stream',
  '/desk/stream',
  '/ride/stream',
  '/rental/user/trip/stream',
] as const;

export interface WireCall {
  readonly method: string;
  readonly path: string;
  readonly kind: string;
}

export const wireTable: readonly WireCall[] = written
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .flatMap(([method = '', path, kind]) => (path && kind ? [{ method, path, kind }] : []));
