// Tests of PeopleStore.
