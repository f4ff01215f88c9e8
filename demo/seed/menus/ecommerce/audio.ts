import { goods } from '../goods';

export const audio = goods(`
icons | name | description | price | choices
headphone | Noise-Cancelling Headphones | Thirty hours; folds into a flat case. | 139.00 | colour
headphone ware-headphones-studio | Studio Headphones, Wired | Open back, three-metre lead, spare pads. | 98.00 |
earbuds | Sport Earbuds | Hooks that hold on a trampoline. | 45.00 | colour
earbuds ware-earbuds-sleep | Sleep Earbuds | Flat enough for side sleepers. | 69.00 |
smart-speaker | Kitchen Speaker | Splash-proof, hangs from a hook, fills a room. | 54.00 | colour
smart-speaker ware-speaker-bookshelf | Bookshelf Speakers | A pair in walnut, Bluetooth and real inputs. | 189.00 |
television ware-television-flat | 43-inch Television | 4K, matte, leaves the wall in one piece. | 329.00 |
television ware-television-oled | 55-inch OLED Television | Black that is black. | 899.00 |
camera | Mirrorless Camera with 35 mm | The kit that makes you walk closer. | 689.00 |
camera ware-camera-instant | Instant Camera | Ten prints in the box, no undo. | 79.00 | colour
video-camera | Action Camera | Ten metres under water without a case. | 219.00 |
radio | Wind-Up Radio | Crank it a minute, listen for twenty. | 36.00 |
studio-microphone | Podcast Microphone | USB, mute button that lights red. | 74.00 |
guitar ware-guitar-classical | Classical Guitar 4/4 | Cedar top, nylon strings, bag and tuner. | 149.00 |
guitar ware-oud | Student Oud | Eleven strings, from the workshop behind the fish market. | 185.00 |
`);
