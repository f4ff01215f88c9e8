import { remarks } from './remarks';

export const rentalRemarks = remarks(`
stars | of | text | reply
5 | closed | Handed over in five minutes, no speech about insurance. |
5 | closed | Full tank, clean windows, seat already back for a tall man. |
5 | suv van minibus | Two children, one tent, one grandmother: all fitted. |
5 | suv pickup motorbike | Took it up to the cedar road and it did not complain. |
5 |  | They met us at the ferry although it was an hour late. |
5 | electric | Charged to a hundred, cable in the boot, card for the stations. |
5 |  | Third summer with the same people. |
5 | closed | Quiet enough to hear the sea. |
5 | bicycle | Pedals where my knees want them. Somebody had adjusted it. |
5 | scooter motorbike bicycle | Helmet my size, which never happens. |
4 | closed | Good car. The radio speaks only German. |
4 |  | Return took longer than pickup. |
4 | hatchback sedan sports | Smaller boot than in my head, still fine for two. |
4 |  | A scratch from before was on the list. Honest. |
4 |  | Fair for a day, a bit dear by the hour. |
4 | motorbike scooter bicycle | Brakes need getting used to. |
4 | van minibus pickup | The ramp is steep, the crew helped. |
3 | closed | Smelled of smoke. They offered another, I was in a hurry. |
3 |  | Picked up half an hour late because the one before was late. |
3 | closed | It drives. I had booked the red one. |
`);
