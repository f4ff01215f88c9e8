import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MessageId } from '../../machines/messages';

/** Texts of the messages that flows emit; the wording is the specification's where it gives one. */
export const messages = {
  'server.refusal': msg`Something went wrong. Please try again.`,
  'failed.network': msg`We can't reach the shop. Check your connection and try again.`,
  'failed.unexpected': msg`Something went wrong. Please try again.`,
  'failed.answer': msg`The shop gave an answer we can't read. Please try again.`,
  'failed.busy': msg`The shop is busy. Please try again in a moment.`,
  'session.ended': msg`Your session has ended. Please sign in again.`,
  'session.loggedIn': msg`Logged in successfully`,
  'session.signedUp': msg`Signup successfully`,
  'session.loggedOut': msg`Logout successful.`,
  'language.changed': msg`Language has been changed`,
  'location.addressSelected': msg`New Delivery address selected.`,
  'location.pickupSelected': msg`New Pickup address selected.`,
  'location.set': msg`Location set successfully`,
  'module.selected': msg`A Module has been selected.`,
  'cart.itemAdded': msg`Item added to cart`,
  'cart.itemRemoved': msg`Cart item remove successfully`,
  'cart.updated': msg`Updated successfully.`,
  'cart.noChanges': msg`No changes found to update.`,
  'cart.cleared': msg`Your cart has been cleared successfully.`,
  'cart.clearedAndAdded': msg`Your cart has been cleared successfully. And selected item added to the cart.`,
  'cart.zoneMismatchCleared': msg`Your cart has been cleared as the selected zone does not support the previous pickup point.`,
  'cart.outOfStock': msg`Out of Stock`,
  'cart.outOfLimits': msg`Out of Limits`,
  'cart.variationOutOfStock': msg`This variation is out of stock. Choose another variation to proceed further.`,
  'order.placed': msg`Your order is placed.`,
  'order.cancelled': msg`Your order is cancelled.`,
  'payment.updated': msg`Payment info updated.`,
  'newsletter.subscribed': msg`Subscribed Successfully`,
  'wishlist.notLoggedIn': msg`You are not logged in`,
} satisfies Record<MessageId, MessageDescriptor>;
