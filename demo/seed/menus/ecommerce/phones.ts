import { goods } from '../goods';

export const phones = goods(`
icons | name | description | price | choices
mobile-phone | Halo 7 Smartphone | A 6.1-inch screen, two days of battery, six years of updates. | 429.00 | colour storage
mobile-phone ware-phone-mini | Halo 7 Mini | For small pockets and one thumb. | 359.00 | colour storage
mobile-phone ware-phone-buttons | Big-Button Phone | Calls, texts, torch, an emergency key on the back. | 49.00 |
laptop | Slate 14 Laptop | Aluminium, 1.2 kg, silent; 16 GB of memory. | 799.00 | colour storage
laptop ware-laptop-school | Schoolbook 11 | Survives a satchel; spill-proof keys. | 289.00 |
tablet-computer | Sketch Tablet with Pen | Matte glass that feels like paper. | 349.00 | storage
tablet-computer ware-reader | Reader 7 | E-ink, warm light, three weeks a charge. | 129.00 |
desktop-computer | All-in-One 24 | Screen, computer, speakers, one cable. | 649.00 |
computer-mouse | Vertical Mouse | Your wrist will write to thank us. | 27.50 |
keyboard | Quiet Mechanical Keyboard | Arabic, Latin and Spanish legends, hot-swap switches. | 64.00 |
printer | Refillable Ink Printer | A bottle of ink lasts four thousand pages. | 169.00 |
power-bank | Power Bank 10,000 mAh | Two phones, one flight, allowed on board. | 24.90 | colour
electric-plug ware-charger | 65 W Travel Charger | Three ports, four kinds of socket. | 32.00 |
electric-plug ware-cable | Braided USB-C Cable | Two metres, does not fray at the neck. | 9.90 |
electric-plug ware-power-strip | Six-Socket Power Strip | Switch, surge guard, plug that turns. | 21.50 |
keyboard ware-keyboard-cover | Tablet Keyboard Cover | Types, props up, weighs less than a magazine. | 47.00 | colour
`);
