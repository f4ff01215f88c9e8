import type { areas as own } from '../../areas';

export const areas: Record<keyof typeof own, string> = {
  account: 'Cuenta',
  cart: 'Carrito',
  catalogue: 'Catálogo',
  checkout: 'Pago del pedido',
  content: 'Idioma y boletín',
  desk: 'Mesa de la tienda',
  identity: 'Acceso y registro',
  operator: 'Sala de operadores',
  orders: 'Pedidos',
  parcel: 'Paquetes',
  place: 'Lugar y módulo',
  rental: 'Alquiler',
  ride: 'Repartidores',
};
