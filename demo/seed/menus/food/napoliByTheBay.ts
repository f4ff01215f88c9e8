import { dishes } from '../dishes';

export const napoliByTheBay = dishes(`
icons | name | description | price | portion | kcal | allergens | marks | choice
pizza tomato dish-margherita | Margherita | San Marzano tomatoes, fior di latte, basil after the oven. | 8.50 | 32 cm | 820 | gluten, milk | veg halal | pizza
pizza garlic dish-marinara | Marinara | Tomato, garlic, oregano, oil. No cheese, and none missed. | 7.25 | 32 cm | 640 | gluten | veg halal | pizza
pizza hot-pepper dish-diavola | Diavola with Beef Salami | Hot beef salami, mozzarella, a thread of chilli honey. | 10.90 | 32 cm | 960 | gluten, milk | halal | pizza
pizza cheese-wedge dish-quattro-formaggi | Quattro Formaggi | Mozzarella, gorgonzola, fontina, parmesan; walnuts for the crunch. | 10.50 | 32 cm | 1010 | gluten, milk, nuts | veg halal | pizza
pizza brown-mushroom dish-funghi | Funghi | Three mushrooms, thyme, a white base. | 9.75 | 32 cm | 850 | gluten, milk | veg halal | pizza
pizza olive dish-capricciosa | Capricciosa | Artichokes, olives, mushrooms, turkey ham. | 10.75 | 32 cm | 900 | gluten, milk | halal | pizza
pizza eggplant dish-norma | Norma | Fried aubergine, tomato, salted ricotta grated at the end. | 9.90 | 32 cm | 880 | gluten, milk | veg halal | pizza
pizza lemon dish-napoletana | Napoletana | Anchovies, capers, olives. Salty, for those who mean it. | 9.90 | 32 cm | 830 | gluten, milk, fish | halal | pizza
pizza leafy-green dish-bresaola | Prosciutto-Style Bresaola | Air-dried beef, rocket and parmesan on a bare margherita. | 12.50 | 32 cm | 920 | gluten, milk | halal | pizza
calzone | Calzone Ricotta | Folded over ricotta, mozzarella and black pepper. | 9.75 | 380 g | 890 | gluten, milk | veg halal |
spaghetti tomato | Spaghetti al Pomodoro | Ten minutes, five ingredients. | 8.25 | 380 g | 590 | gluten, milk | veg halal |
spaghetti cut-of-meat dish-ragu | Tagliatelle al Ragù | Beef cooked five hours with carrot and celery, egg pasta. | 11.25 | 420 g | 760 | gluten, milk, eggs, celery | halal |
spaghetti squid dish-scoglio | Linguine allo Scoglio | Mussels, clams, squid, a splash of white wine. | 13.90 | 430 g | 680 | gluten, molluscs, crustaceans, fish, sulphites |  |
spaghetti brown-mushroom dish-gnocchi | Gnocchi alla Sorrentina | Potato gnocchi baked with tomato and mozzarella. | 10.25 | 400 g | 720 | gluten, milk, eggs | veg halal |
shallow-pan-of-food brown-mushroom pan-copper-cream | Risotto with Saffron | Stirred for eighteen minutes by somebody with strong arms. | 11.50 | 380 g | 640 | milk, celery | veg halal |
baguette-bread garlic dish-focaccia | Garlic Focaccia | Soft, oily, rosemary from the balcony. | 4.25 | 220 g | 520 | gluten | veg halal |
baguette-bread tomato dish-bruschetta | Bruschetta | Three slices, cherry tomatoes, the good oil. | 4.75 | 3 pieces | 320 | gluten | veg halal |
fondue | Baked Scamorza | Smoked cheese melted in its dish, bread for dipping. | 6.50 | 200 g | 560 | milk, gluten | veg halal |
`);
