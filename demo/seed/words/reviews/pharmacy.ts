import { remarks } from './remarks';

export const pharmacyRemarks = remarks(`
stars | of | text | reply
5 | prescription | They rang to ask about my other tablets before sending it. That is a pharmacy. |
5 | pill fever-syrup | Fever at three in the morning, box at the door at twenty past. |
5 |  | Sealed, in date, discreet bag. |
5 | pill blister-pack fever-syrup syrup-bottle devices | Explained the leaflet to my mother on the phone, slowly. |
5 | pill blister-pack fever-syrup syrup-bottle | Same generic, half of what I paid before. |
5 | skin | My skin has stopped arguing. |
5 | devices | Reads the same as the one at my doctor's. |
5 | prescription | Prescription photo accepted in five minutes. |
5 | baby | Baby approves, so do we. |
5 | lotion-bottle cream-jar sunscreen deodorant soap | Does what it says and smells of nothing. |
5 | adhesive-bandage bandage-roll | Stayed on through a shower and a football match. |
5 | test-strip | Two lines, two happy people. |
4 | syrup-bottle pill-bottle vitamin-jar mouthwash | Works. The cap fights back. |
4 | gloves socks glasses diaper-pack | Good, though my size was out last week. |
4 | fever-syrup | Strawberry is generous wording for that taste. |
4 |  | Helpful people, parking in front is impossible, so delivery it is. |
4 | pill blister-pack fever-syrup syrup-bottle | Small print is very small. |
4 | skin hair oral | Better than the last brand, not miraculous. |
4 | vitamins sachet | Goes down better with juice. |
3 | vitamins skin | Did nothing for me, did not hurt either. | Bring it back opened, we will look for another one with you.
3 | pressure-monitor thermometer | Batteries were not in the box, as it says they are. | A set is on its way to you, and the text is corrected.
3 | hand-cream hair-oil lotion-bottle | Sticky. I got used to it. |
2 | fever-syrup | Came without the measuring syringe. With a syrup for a baby. | That must not happen. A courier brought you one within the hour, and we told the maker.
`);
