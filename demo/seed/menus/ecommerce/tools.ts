import { goods } from '../goods';

export const tools = goods(`
icons | name | description | price | choices
toolbox | Home Toolbox, 65 Pieces | What a flat needs, none of what it does not. | 49.00 |
hammer | Claw Hammer 450 g | Ash handle, magnet for the first nail. | 16.50 |
screwdriver | Ratchet Screwdriver | Twelve bits in the handle. | 18.00 |
wrench | Adjustable Wrench | Opens to thirty-four, no play. | 17.50 |
carpentry-saw | Folding Pruning Saw | Cuts on the pull. | 21.00 |
flashlight | Rechargeable Torch | A thousand lumens, or ten for reading. | 26.00 |
ladder | Three-Step Ladder | Folds to five centimetres. | 44.00 |
books ware-books-levant | Ports of the Levant | Two hundred photographs and the stories behind nine. | 35.00 |
books ware-books-cooking | Cooking by the Bay | Eighty recipes, all tested on one burner. | 28.00 |
notebook | Dotted Notebook A5 | Lies flat, takes fountain pens. | 11.50 | colour
fountain-pen | Starter Fountain Pen | Medium nib, converter in the box. | 24.00 | colour
crayon | Beeswax Crayons | Twelve, do not roll off the table. | 9.80 |
artist-palette | Watercolour Pan Set | Twenty-four pans, one good brush. | 31.00 |
scissors | Tailor's Scissors | For cloth only. We mean it. | 23.00 |
triangular-ruler | School Geometry Set | Shatterproof, compass that holds. | 8.90 |
hammer ware-mallet | Rubber Mallet | For tent pegs and shelves that nearly fit. | 12.50 |
books | Three-Way Phrasebook | Arabic, English, Spanish; food chapter first. | 13.90 |
`);
